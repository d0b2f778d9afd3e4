import type { TimesheetRow } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import { asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { PersonName } from '../person-name.tsx';
import { DayCodes } from './day-codes.tsx';
import { isWeekend } from './matrix-head.tsx';
import { useDaySentence } from './use-day-sentence.ts';

type Props = {
  row: TimesheetRow;
  index: number;
  days: readonly Day[];
  today: Day;
  /** The column of this row that Tab reaches. */
  active: number | undefined;
};

/** Drawn again only when the person's days or the place of the focus in it change: a month of a hundred people is three thousand cells. */
export const MatrixRow = memo(function MatrixRow({ row: { employee, totals, days: known }, index, days, today, active }: Props) {
  const t = useTexts();
  const sentence = useDaySentence();
  const byDate = useMemo(() => new Map(known.map((day) => [day.date, day])), [known]);
  return (
    <tr>
      <th scope="row" className="data-table__start data-table__start--last matrix__name">
        <PersonName name={employee.name} pic={employee.pic} detail={employee.department} />
      </th>
      {days.map((date, column) => {
        const day = byDate.get(date);
        const tone = `${isWeekend(date) ? 'matrix__day--free' : ''} ${date === today ? 'matrix__day--today' : ''}`;
        return (
          <td
            key={date}
            data-place={`${index},${column}`}
            tabIndex={active === column ? 0 : -1}
            className={`matrix__cell ${tone}`}
            aria-label={sentence(date, day)}
          >
            {day && <DayCodes day={day} />}
          </td>
        );
      })}
      <td className="matrix__total">{asHours(minutesOf(totals.scheduled_hours))}</td>
      <td className="matrix__total">{hoursOrDash(minutesOf(totals.overtime_hours))}</td>
      <td className="matrix__total">{hoursOrDash(totals.late_minutes)}</td>
      <td className="matrix__total">{t('attendance.days', { count: totals.absent_days })}</td>
      <td className="matrix__total data-table__menu">
        <strong>{asHours(minutesOf(totals.worked_hours))}</strong>
      </td>
    </tr>
  );
});
