import type { Day } from '@cadre/rules/calendar';
import type { ReactNode } from 'react';
import { weeksOf } from './calendar-days.ts';

type Props = {
  month: string;
  weekStart: number;
  weekday: (day: Day) => string;
  className: string;
  children: (day: Day) => ReactNode;
};

/** The month as it hangs on a wall; days of other months are left empty. */
export function MonthTable({ month, weekStart, weekday, className, children }: Props) {
  const weeks = weeksOf(`${month}-01`, weekStart);
  return (
    <table className={className}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>{day.startsWith(month) && children(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
