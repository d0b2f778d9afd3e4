import type { DayResult, DayStatus, Flag } from '@cadre/rules/attendance/facts';
import type { SummedDay } from '@cadre/rules/attendance/weeks-of-year';
import type { Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { settleDue } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';

/** A day of a list: what is summed and marked, without its story. */
export type ListedDay = SummedDay & Pick<DayResult, 'first_in' | 'last_out'> & { flags: Flag[] };

export type DaysOf = (employee_id: number) => ListedDay[];

/** The days of these people in a span, in order: settled ones up to today, planned ones beyond. Days without employment are left out. */
export async function loadDays(db: Database, people: readonly Person[], span: DaySpan): Promise<DaysOf> {
  const ids = people.map(({ id }) => id);
  await settleDue(db, ids);
  const settled = await settledDays(db, ids, span);
  const planned = await daysAhead(db, people, span);
  return (id) => {
    const past = settled.get(id) ?? [];
    const known = new Set(past.map(({ date }) => date));
    const ahead = (planned.get(id) ?? []).filter(({ date }) => !known.has(date)).map((day) => ({ ...day, logged_minutes: 0 }));
    return [...past, ...ahead].sort((a, b) => (a.date < b.date ? -1 : 1));
  };
}

type Row = Omit<ListedDay, 'first_in' | 'last_out' | 'logged_minutes'> & {
  employee_id: number;
  date: Day;
  status: DayStatus;
  first_in: Date | null;
  last_out: Date | null;
};

async function settledDays(db: Database, ids: readonly number[], { from, to }: DaySpan): Promise<Map<number, ListedDay[]>> {
  const { rows } = await sql<Row>`
    select employee_id, date, status, expected_minutes, worked_minutes, excused_minutes, leave_minutes, holiday_minutes, overtime_minutes,
      late_minutes, early_minutes, first_in, last_out, flags
    from attendance_days where employee_id = any(${ids}::int[]) and date between ${from}::date and ${to}::date
    order by employee_id, date`.execute(db);
  const byEmployee = new Map<number, ListedDay[]>();
  for (const { employee_id, ...day } of rows) {
    const days = byEmployee.get(employee_id) ?? [];
    days.push({ ...day, first_in: day.first_in?.getTime() ?? null, last_out: day.last_out?.getTime() ?? null, logged_minutes: 0 });
    byEmployee.set(employee_id, days);
  }
  return byEmployee;
}
