import type { SheetDay } from '@cadre/contract/calls/hours';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts';
import { clockIn } from '../clock-in.ts';
import { useDayWords } from '../use-day-words.ts';
import { useFlagNames } from '../use-flag-names.ts';

type Props = { days: readonly SheetDay[]; zone: string; onOpen: (day: Day) => void };

/** The days that are over or going on, newest first. */
export function DayList({ days, zone, onOpen }: Props) {
  const t = useTexts();
  const box = useScrollEdges();
  const today = useFormat().today();
  const past = days.filter(({ date, status }) => date <= today && status !== 'not_employed').toReversed();
  if (past.length === 0) return <p className="card my-month__none">{t('attendance.no_days')}</p>;
  return (
    <div ref={box} className="card data-table day-list">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('attendance.date')}</th>
            <th scope="col" className="day-list__minor">
              {t('attendance.shift')}
            </th>
            <th scope="col">{t('attendance.in')}</th>
            <th scope="col">{t('attendance.out')}</th>
            <th scope="col" className="data-table__number">
              {t('attendance.worked')}
            </th>
            <th scope="col">{t('attendance.marks')}</th>
            <th scope="col" className="day-list__minor">
              <span className="visually-hidden">{t('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map((day) => (
            <DayRow key={day.date} day={day} zone={zone} onOpen={() => onOpen(day.date)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayRow({ day, zone, onOpen }: { day: SheetDay; zone: string; onOpen: () => void }) {
  const t = useTexts();
  const words = useDayWords();
  const flagNames = useFlagNames();
  const clock = (moment: string | null) => (moment ? clockIn(zone, moment) : t('common.empty_value'));
  return (
    <tr onClick={onOpen}>
      <th scope="row">
        <TextButton>{words.short(day.date)}</TextButton>
      </th>
      <td className="day-list__minor">{day.shift ? `${day.shift.name}, ${day.shift.start}–${day.shift.end}` : t('common.empty_value')}</td>
      <td>{clock(day.first_in)}</td>
      <td>{clock(day.last_out)}</td>
      <td className="data-table__number">
        <strong>{day.worked_minutes > 0 ? asHours(day.worked_minutes) : t('common.empty_value')}</strong>
      </td>
      <td className="day-list__marks">
        <StatusBadge name="status" field={attendanceDays.fields.status} value={day.status} />
        <span className="muted">{flagNames(day.flags).join(' · ')}</span>
      </td>
      <td className="day-list__minor">
        <span className="day-list__explain" aria-hidden>
          {t('attendance.explain_day')}
        </span>
      </td>
    </tr>
  );
}
