import type { YearOfWeeks } from '@cadre/contract/calls/hours';
import { isDate } from '@cadre/rules/calendar';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { lazy, Suspense } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import type { Who } from '../day/use-sheet.ts';
import { Balance } from './balance.tsx';
import type { useYear } from './use-year.ts';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';

const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

type Props = { who: Who; year: ReturnType<typeof useYear> };

/** The weeks of a year of one person: sums, a picture, and the same as a table. */
export function YearHours({ who, year: { year, isCurrent, step, toCurrent, answer } }: Props) {
  const t = useTexts();
  const parameters = useParameters();
  const { data, error, isPlaceholderData, isFetching, refetch } = answer;
  const day = parameters.get('day');
  return (
    // Loading and loaded content use different keys, so a title that wraps to a second line causes no visible layout shift.
    <Stack key={data ? 'told' : 'asked'} aria-busy={isFetching}>
      <PeriodStepper
        label={String(year)}
        previous={t('attendance.previous_year')}
        next={t('attendance.next_year')}
        current={isCurrent ? undefined : { text: t('attendance.this_year'), onChoose: toCurrent }}
        onStep={step}
      />
      {(error || !data) && (
        <Card isFlush>{error ? <FailedState size="page" problem={error} onRetry={refetch} /> : <Skeleton columns={6} rows={10} />}</Card>
      )}
      {!error && data && (
        <Stack className={isPlaceholderData ? 'list-card__rows--old' : undefined}>
          {data.average?.is_above && <AboveAverage average={data.average} />}
          <YearTotals totals={data.totals} average={data.average} flex_hours={data.flex_hours} />
          {data.average && <p className="muted">{t('attendance.average_hint', { from: data.average.from, to: data.average.to })}</p>}
          <YearChart weeks={data.weeks} />
          <YearTable key={data.iso_year} weeks={data.weeks} onDay={(date) => parameters.push({ day: date })} />
        </Stack>
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
    </Stack>
  );
}

const clock = (hours: number) => asHours(minutesOf(hours));

/** The average exceeds the limit for its reference period. */
function AboveAverage({ average: { hours, weeks, most_hours } }: { average: NonNullable<YearOfWeeks['average']> }) {
  const t = useTexts();
  return (
    <Alert tone="warning">
      {t('attendance.average_above', { hours: clock(hours), weeks: String(weeks), most: clock(most_hours ?? 0) })}
    </Alert>
  );
}

function YearTotals({ totals, average, flex_hours }: Pick<YearOfWeeks, 'totals' | 'average' | 'flex_hours'>) {
  const t = useTexts();
  const inHours = useHours();
  const sum = (hours: number) => inHours(minutesOf(hours));
  return (
    <DescriptionList layout="numbers">
      <Description label={t('attendance.worked')}>{sum(totals.worked_hours)}</Description>
      <Description label={t('attendance.required')}>{sum(totals.required_hours)}</Description>
      <Description label={t('attendance.balance')}>
        <Balance hours={totals.balance_hours} />
      </Description>
      {typeof flex_hours === 'number' && (
        <Description label={t('attendance.flex_account')}>
          <Balance hours={flex_hours} />
        </Description>
      )}
      <Description label={t('attendance.overtime')}>{sum(totals.overtime_hours)}</Description>
      {average && (
        <Description
          label={t('attendance.average_week')}
          note={t('attendance.average_note', { weeks: average.weeks })}
          tone={average.is_above ? 'warning' : undefined}
        >
          {clock(average.hours)}
        </Description>
      )}
      <Description label={t('attendance.leave')}>{sum(totals.leave_hours)}</Description>
      <Description label={t('attendance.late')}>{t('attendance.late_times', { count: totals.late_count })}</Description>
      <Description label={t('attendance.incomplete')}>{t('attendance.days', { count: totals.incomplete_days })}</Description>
    </DescriptionList>
  );
}
