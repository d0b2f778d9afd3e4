import { isDate } from '@cadre/rules/calendar';
import { periodName } from '@cadre/rules/period';
import { lazy, Suspense } from 'react';
import '../../../crud/crud.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import '../../../fields/fields.css';
import { useParameters } from '../../../crud/use-parameters.ts';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CheckInCard } from '../check-in/check-in-card.tsx';
import { useSheet } from '../day/use-sheet.ts';
import { daysOfMonth } from '../months.ts';
import { DayList } from './day-list.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthTotals } from './month-totals.tsx';
import './mine.css';
import { NoRecord } from './no-record.tsx';

const DayPanel = lazy(async () => ({ default: (await import('../day/day-panel.tsx')).DayPanel }));

/** My month: a calendar to see it at a glance, a list to read it, and every day explains itself. */
export const MyAttendancePage = () => (useMe().employee ? <MyMonth /> : <NoRecord />);

function MyMonth() {
  const t = useTexts();
  const months = usePeriod('month');
  const month = periodName(months.period);
  const parameters = useParameters();
  const all = daysOfMonth(month);
  const { data: sheet, error, isPlaceholderData, isFetching, refetch } = useSheet('self', all[0] ?? '', all.at(-1) ?? '');
  const day = parameters.get('day');
  const open = (date: string) => parameters.push({ day: date });
  return (
    <div className="my-month" aria-busy={isFetching}>
      <div className="my-month__side">
        <CheckInCard />
        {!error && sheet && <MonthTotals totals={sheet.totals} />}
      </div>
      <section className="card my-month__calendar" aria-label={t('attendance.my_month')}>
        <PeriodBar of={months} />
        {error && <FailedState size="page" problem={error} onRetry={refetch} />}
        {!error && !sheet && <Skeleton columns={7} rows={5} />}
        {!error && sheet && (
          <div className={isPlaceholderData ? 'list-card__rows--old' : undefined}>
            <MonthCalendar month={month} days={sheet.days} onOpen={open} />
          </div>
        )}
      </section>
      {!error && sheet && <DayList days={sheet.days} zone={sheet.timezone} onOpen={open} />}
      <Suspense>
        {isDate(day) && (
          <DayPanel
            who="self"
            day={day}
            onStep={(next) => parameters.replace({ day: next, month: next.slice(0, 7) })}
            onClose={() => parameters.replace({ day: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}
