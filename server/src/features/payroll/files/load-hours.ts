import { creditedMinutes, type DayMinutes } from '@cadre/rules/attendance/day/required-work';
import type { HoursRow } from '@cadre/rules/pay/files/hours-file';
import { type PayPeriod, spanOf } from '@cadre/rules/pay/pay-period';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loadOvertime } from '../inputs/load-overtime.ts';

type Person = { id: number; employee_no: string; name: string; branch: string; department: string };

export async function peopleOf(on: Runner, payrollId: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select e.id, e.employee_no, e.name, b.name as branch, coalesce(d.name, '') as department
    from payroll_people p join employees e on e.id = p.employee_id join branches b on b.id = e.branch_id
    left join departments d on d.id = e.department_id
    where p.payroll_id = ${payrollId} and p.live order by e.employee_no, e.id`.execute(on);
  return rows;
}

type Day = DayMinutes & { employee_id: number; date: string; normal: number; late: number };

type Run = { month: string; period: PayPeriod };

/** One row per employee and day; only overtime that was approved and becomes pay is included. */
export async function loadHours(on: Runner, people: readonly Person[], { month, period }: Run): Promise<HoursRow[]> {
  const { from, to } = spanOf(period);
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<Day>`
    select a.employee_id, a.date, 
      coalesce((select sum((p ->> 'minutes')::int) from jsonb_array_elements(o.parts) p where p ->> 'class' = 'normal'),
        case when o.date is null then a.worked_minutes else 0 end)::int as normal,
      a.late_minutes as late, a.expected_minutes, a.worked_minutes, a.excused_minutes, a.leave_minutes, a.holiday_minutes
    from attendance_days a left join overtime_days o on o.employee_id = a.employee_id and o.date = a.date
    where a.employee_id = any(${ids}::int[]) and a.date between ${from}::date and ${to}::date
    order by a.date`.execute(on);
  const days = Map.groupBy(rows, ({ employee_id }) => employee_id);
  const overtime = await loadOvertime(on, ids, { from, to });
  return people.flatMap(({ id, ...person }) =>
    (days.get(id) ?? []).map(({ date, normal, late, ...day }) => ({
      ...person,
      date,
      expected: day.expected_minutes,
      worked: day.worked_minutes,
      normal,
      credited: creditedMinutes(day),
      late,
      month,
      ...classesOn(overtime.get(id) ?? [], date),
    })),
  );
}

type Classes = Pick<HoursRow, 'overtime_1' | 'overtime_2' | 'rest_day' | 'holiday'>;

function classesOn(parts: readonly { date: string; class: string; minutes: number }[], date: string): Classes {
  const minutes = (of: string): number =>
    parts.reduce((sum, part) => (part.date === date && part.class === of ? sum + part.minutes : sum), 0);
  return {
    overtime_1: minutes('overtime_1'),
    overtime_2: minutes('overtime_2'),
    rest_day: minutes('rest_day'),
    holiday: minutes('holiday'),
  };
}
