import { type TimesheetRow, timesheet } from '@cadre/contract/views/timesheet';
import { isDate } from '@cadre/rules/calendar';
import { Printer, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { daysOfMonth } from '../months.ts';
import { PeopleCard } from '../people-card.tsx';
import { useDayWords } from '../use-day-words.ts';
import { useParameters } from '../use-parameters.ts';
import { usePeopleView } from '../use-people-view.ts';
import { ViewExport } from '../view-export.tsx';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.tsx';
import { MonthStepper } from './month-stepper.tsx';
import './timesheet.css';
import { useMonth } from './use-month.ts';

const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

/** A month of everybody: a letter per person and day, and every letter opens what is behind it. */
export function TimesheetPage() {
  const t = useTexts();
  const { company } = useMe();
  const words = useDayWords();
  const months = useMonth();
  const parameters = useParameters();
  const isNarrowed = parameters.get('attention') === 'only';
  const { page, answer } = usePeopleView<TimesheetRow>(`/${timesheet.name}`, {
    month: months.month,
    attention: isNarrowed ? 'only' : undefined,
  });
  const [person, day] = [Number(parameters.get('person')), parameters.get('day')];
  return (
    <>
      <p className="print-title">
        {company} · {t('menu.timesheet')} · {words.month(months.month)}
      </p>
      <PeopleCard
        className="timesheet"
        label={t('menu.timesheet')}
        page={page}
        answer={answer}
        lead={<MonthStepper of={months} />}
        nobody={isNarrowed ? t('attendance.nobody_needs_attention') : undefined}
        tools={
          <>
            <button
              type="button"
              className="button toggle-button"
              aria-pressed={isNarrowed}
              onClick={() => parameters.replace({ attention: isNarrowed ? undefined : 'only', page: undefined })}
            >
              <TriangleAlert size={16} aria-hidden />
              {t('attendance.only_attention')}
            </button>
            <button type="button" className="button" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              {t('attendance.print')}
            </button>
            <ViewExport path={`/exports/${timesheet.name}`} list={page.address.list} period={{ month: months.month }} />
          </>
        }
      >
        {(rows) => (
          <>
            <Matrix
              key={months.month}
              rows={rows}
              days={daysOfMonth(months.month)}
              onOpen={(id, date) => parameters.push({ person: String(id), day: date })}
            />
            <Legend />
          </>
        )}
      </PeopleCard>
      <Suspense>
        {Number.isInteger(person) && person > 0 && isDate(day) && (
          <DayPanel
            who={person}
            day={day}
            onStep={(next) => parameters.replace({ day: next })}
            onClose={() => parameters.replace({ person: undefined, day: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
