import { isDate } from '@cadre/rules/calendar';
import { lazy, Suspense } from 'react';
import '../../../crud/crud.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import '../../../fields/fields.css';
import { useParameters } from '../../../crud/use-parameters.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/period-stepper.tsx';
import type { Who } from '../day/use-sheet.ts';
import './hours.css';
import type { useYear } from './use-year.ts';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';
import { YearTotals } from './year-totals.tsx';

const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

/** The weeks of a year of one person: sums, a picture, and the same as a table. */
export function YearHours({ who, of }: { who: Who; of: ReturnType<typeof useYear> }) {
  const t = useTexts();
  const parameters = useParameters();
  const { data, error, isPlaceholderData, isFetching, refetch } = of.answer;
  const day = parameters.get('day');
  return (
    <div className="year-hours" aria-busy={isFetching}>
      <div className="year-hours__head">
        <PeriodStepper
          label={String(of.year)}
          previous={t('attendance.previous_year')}
          next={t('attendance.next_year')}
          current={of.isCurrent ? undefined : { text: t('attendance.this_year'), onChoose: of.toCurrent }}
          onStep={of.step}
        />
      </div>
      {error && (
        <section className="card">
          <FailedState size="page" problem={error} onRetry={refetch} />
        </section>
      )}
      {!error && !data && (
        <section className="card">
          <Skeleton columns={6} rows={10} />
        </section>
      )}
      {!error && data && (
        <div className={`year-hours__body ${isPlaceholderData ? 'list-card__rows--old' : ''}`}>
          <YearTotals totals={data.totals} />
          <YearChart weeks={data.weeks} />
          <YearTable key={data.iso_year} weeks={data.weeks} onDay={(date) => parameters.push({ day: date })} />
        </div>
      )}
      <Suspense>
        {isDate(day) && (
          <DayPanel
            who={who}
            day={day}
            onStep={(next) => parameters.replace({ day: next })}
            onClose={() => parameters.replace({ day: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}
