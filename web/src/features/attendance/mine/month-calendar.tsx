import type { SheetDay } from '@cadre/contract/calls/hours';
import { toneOf } from '@cadre/contract/fields';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MonthTable } from '../../../ui/dates/month-table.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import './month-calendar.css';

type Props = { month: string; days: readonly SheetDay[]; onOpen: (day: Day) => void };

/** Days without a dot: days off, future days, and days without a record. */
const quiet: Record<string, string> = { day_off: 'off', not_employed: 'off', scheduled: 'ahead', not_recorded: 'plain' };

/** A late day has its own colour. */
const toneOfDay = ({ status, late_minutes }: SheetDay): string => {
  if (late_minutes > 0 && status === 'present') return 'amber';
  return quiet[status] ?? toneOf(attendanceDays.fields.status, status) ?? 'neutral';
};

/** The month as a calendar: a dot for the status of each day, and its hours. Every day opens its details. */
export function MonthCalendar({ month, days, onOpen }: Props) {
  const words = useDayWords();
  const { week_start } = usePreferences();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <MonthTable className="month-calendar" month={month} weekStart={week_start} weekday={words.weekday}>
        {(date) => <CalendarDay date={date} day={byDate.get(date)} onOpen={() => onOpen(date)} />}
      </MonthTable>
      <Legend days={days} />
    </>
  );
}

/** Explains the dots and backgrounds that occur in the month. */
function Legend({ days }: { days: readonly SheetDay[] }) {
  const t = useTexts();
  const labels = useLabels();
  const wordOf = (day: SheetDay): string =>
    day.status === 'present' && day.late_minutes > 0 ? t('attendance.came_late') : labels.option('attendance-days', 'status', day.status);
  const entries = new Map(days.filter((day) => toneOfDay(day) !== 'plain').map((day) => [wordOf(day), toneOfDay(day)]));
  return (
    <Cluster as="ul" gap={3} className="month-legend" aria-label={t('attendance.legend')}>
      {[...entries].map(([word, tone]) => (
        <li className="line gap-1-5" key={word}>
          <span
            className={`stacked full relative rounded start surface pressable calendar-day calendar-day--${tone} tone--${tone}`}
            aria-hidden
          >
            <span className="round absolute calendar-day__dot" />
          </span>
          {word}
        </li>
      ))}
    </Cluster>
  );
}

function CalendarDay({ date, day, onOpen }: { date: Day; day: SheetDay | undefined; onOpen: () => void }) {
  const labels = useLabels();
  const words = useDayWords();
  const today = useFormat().today();
  const isLoud = day !== undefined && quiet[day.status] === undefined;
  const tone = day ? toneOfDay(day) : 'plain';
  const worked = day && day.worked_minutes > 0 ? asHours(day.worked_minutes) : undefined;
  return (
    <button
      type="button"
      className={`stacked full relative rounded edged start surface pressable calendar-day calendar-day--${tone} tone--${tone}`}
      aria-current={date === today ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">
        {[words.full(date), day && labels.option('attendance-days', 'status', day.status), worked].filter(Boolean).join(', ')}
      </span>
      <span className="strong calendar-day__number" aria-hidden>
        {Number(date.slice(8))}
      </span>
      {worked ? (
        <span className="cut quiet digits smaller calendar-day__text" aria-hidden>
          {worked}
        </span>
      ) : (
        <span className="cut quiet digits smaller calendar-day__text calendar-day__text--word" aria-hidden>
          {isLoud && labels.option('attendance-days', 'status', day.status)}
        </span>
      )}
      <span className="round absolute calendar-day__dot" aria-hidden />
    </button>
  );
}
