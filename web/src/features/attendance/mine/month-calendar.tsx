import type { SheetDay } from '@cadre/contract/calls/hours';
import { toneOf } from '@cadre/contract/fields';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { usePreferences } from '../../../platform/preferences.ts';
import { useDayWords } from '../../../platform/use-day-words.ts';
import { MonthTable } from '../../../ui/month-table.tsx';
import './month-calendar.css';

type Props = { month: string; days: readonly SheetDay[]; onOpen: (day: Day) => void };

/** Days whose kind is not worth a dot. */
const quiet = new Set(['day_off', 'scheduled', 'not_recorded', 'not_employed']);

/** The month as a wall calendar: a dot for what the day was, and its hours. Every day opens. */
export function MonthCalendar({ month, days, onOpen }: Props) {
  const words = useDayWords();
  const { week_start } = usePreferences();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MonthTable className="month-calendar" month={month} weekStart={week_start} weekday={words.weekday}>
      {(date) => <CalendarDay date={date} day={byDate.get(date)} onOpen={() => onOpen(date)} />}
    </MonthTable>
  );
}

function CalendarDay({ date, day, onOpen }: { date: Day; day: SheetDay | undefined; onOpen: () => void }) {
  const labels = useLabels();
  const words = useDayWords();
  const today = useFormat().today();
  const isLoud = day !== undefined && !quiet.has(day.status);
  const tone = isLoud
    ? day.late_minutes > 0 && day.status === 'present'
      ? 'amber'
      : (toneOf(attendanceDays.fields.status, day.status) ?? 'neutral')
    : 'none';
  const worked = day && day.worked_minutes > 0 ? asHours(day.worked_minutes) : undefined;
  return (
    <button
      type="button"
      className={`calendar-day calendar-day--${tone}`}
      aria-current={date === today ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">
        {[words.full(date), day && labels.option('attendance-days', 'status', day.status), worked].filter(Boolean).join(', ')}
      </span>
      <span className="calendar-day__number" aria-hidden>
        {Number(date.slice(8))}
      </span>
      {worked ? (
        <span className="calendar-day__text" aria-hidden>
          {worked}
        </span>
      ) : (
        <span className="calendar-day__text calendar-day__text--word" aria-hidden>
          {isLoud && labels.option('attendance-days', 'status', day.status)}
        </span>
      )}
      <span className="calendar-day__dot" aria-hidden />
    </button>
  );
}
