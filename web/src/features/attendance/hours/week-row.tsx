import type { WeekHours } from '@cadre/contract/calls/hours';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { ChevronDown } from 'lucide-react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useDayWords } from '../use-day-words.ts';
import { Balance } from './balance.tsx';
import { weekRowId } from './week-row-id.ts';

type Props = { week: WeekHours; isOpen: boolean; onToggle: () => void; onDay: (day: Day) => void };

export function WeekRow({ week, isOpen, onToggle, onDay }: Props) {
  const t = useTexts();
  const clock = (hours: number) => asHours(minutesOf(hours));
  const { iso_week, from, to, state } = week;
  return (
    <tbody id={weekRowId(iso_week)} className={`week-row week-row--${state}`}>
      <tr onClick={onToggle}>
        <th scope="row" className="data-table__start data-table__start--last week-table__name">
          <button
            type="button"
            className="week-row__toggle"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'attendance.hide_days' : 'attendance.show_days', { week: String(iso_week) })}
          >
            <ChevronDown size={16} aria-hidden />
          </button>
          <span className="week-row__name">{t('attendance.week', { week: String(iso_week) })}</span>
          {state === 'current' && <Badge tone="blue">{t('attendance.current_week')}</Badge>}
          <span className="week-row__dates">
            {from.slice(5)} – {to.slice(5)}
          </span>
        </th>
        <td className="data-table__number">{clock(week.required_hours)}</td>
        <td className="data-table__number">
          <strong>{clock(week.worked_hours)}</strong>
        </td>
        <td className="data-table__number week-table__minor">{hoursOrDash(minutesOf(week.leave_hours))}</td>
        <td className="data-table__number week-table__minor">{hoursOrDash(minutesOf(week.holiday_hours))}</td>
        <td className="data-table__number week-table__minor">{hoursOrDash(minutesOf(week.overtime_hours))}</td>
        <td className="data-table__number">
          <Balance hours={week.balance_hours} />
        </td>
        <td className="data-table__number week-table__minor">
          <Balance hours={week.running_balance_hours} />
        </td>
      </tr>
      {isOpen && week.days.map((day) => <WeekDay key={day.date} day={day} onDay={onDay} />)}
    </tbody>
  );
}

function WeekDay({ day, onDay }: { day: WeekHours['days'][number]; onDay: (day: Day) => void }) {
  const words = useDayWords();
  const clock = (hours: number) => asHours(minutesOf(hours));
  return (
    <tr className="week-day" onClick={() => onDay(day.date)}>
      <th scope="row" className="data-table__start data-table__start--last week-table__name">
        <TextButton>{words.short(day.date)}</TextButton>
      </th>
      <td className="data-table__number">{clock(day.required_hours)}</td>
      <td className="data-table__number">{clock(day.worked_hours)}</td>
      <td colSpan={3} className="week-table__minor week-day__times">
        {day.first_in && `${day.first_in}–${day.last_out ?? ''}`}
      </td>
      <td colSpan={2} className="week-day__status">
        <StatusBadge name="status" field={attendanceDays.fields.status} value={day.status} />
      </td>
    </tr>
  );
}
