import type { Absences } from '@cadre/contract/calls/absences';
import type { Day } from '@cadre/rules/calendar';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MonthTable } from '../../../ui/dates/month-table.tsx';
import { AbsenceSwatch } from './absence-swatch.tsx';
import { awayOn, freeOn } from './absences-on.ts';

const mostNames = 3;

type Props = { month: string; data: Absences; onOpen: (day: Day) => void };

/** The month as it hangs on a wall: on each day the first few who are away. Every day opens. */
export function MonthView({ month, data, onOpen }: Props) {
  const words = useDayWords();
  const { week_start } = usePreferences();
  return (
    <MonthTable className="month-view" month={month} weekStart={week_start} weekday={words.weekday}>
      {(day) => <MonthDay day={day} data={data} onOpen={() => onOpen(day)} />}
    </MonthTable>
  );
}

function MonthDay({ day, data: { people, patterns }, onOpen }: { day: Day; data: Absences; onOpen: () => void }) {
  const t = useTexts();
  const words = useDayWords();
  const today = useFormat().today();
  const away = awayOn(people, day);
  const frees = patterns.map((pattern) => freeOn(pattern)(day));
  const holidays = [...new Set(frees.flatMap(({ holiday }) => holiday ?? []))];
  return (
    <button
      type="button"
      className="month-view__day"
      data-free={(frees.length > 0 && frees.every(({ isFree, holiday }) => isFree || holiday)) || undefined}
      aria-current={day === today ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">{[words.full(day), t('calendar.day_people', { count: away.length }), ...holidays].join(', ')}</span>
      <strong aria-hidden>{Number(day.slice(8))}</strong>
      <span className="month-view__names" aria-hidden>
        {holidays.map((name) => (
          <span key={name} className="muted">
            {name}
          </span>
        ))}
        {away.slice(0, mostNames).map(({ person, absence }) => (
          <span key={`${person.id}${absence.from_date}${absence.from_slot}`} data-status={absence.status}>
            <AbsenceSwatch absence={absence} /> {person.name}
          </span>
        ))}
        {away.length > mostNames && <span className="muted">{t('calendar.more', { count: String(away.length - mostNames) })}</span>}
      </span>
      {away.length > 0 && (
        <span className="month-view__count" aria-hidden>
          {away.length}
        </span>
      )}
    </button>
  );
}
