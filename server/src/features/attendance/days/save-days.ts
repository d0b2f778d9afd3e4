import type { DayResult } from '@cadre/rules/attendance/facts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { writtenDay } from './written-day.ts';

const columns = {
  status: 'text',
  shift_id: 'int',
  origin: 'text',
  timezone: 'text',
  scheduled_in: 'timestamptz',
  scheduled_out: 'timestamptz',
  first_in: 'timestamptz',
  last_out: 'timestamptz',
  open_since: 'timestamptz',
  expected_minutes: 'int',
  worked_minutes: 'int',
  break_minutes: 'int',
  late_minutes: 'int',
  early_minutes: 'int',
  overtime_minutes: 'int',
  excused_minutes: 'int',
  leave_minutes: 'int',
  holiday_minutes: 'int',
  intervals: 'jsonb',
  flags: 'jsonb',
  explanation: 'jsonb',
  revisit_at: 'timestamptz',
} as const;

const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
const typed = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
const stored = sql.join(Object.keys(columns).map((name) => sql.ref(`a.${name}`)));
const fresh = sql.join(Object.keys(columns).map((name) => sql.ref(`d.${name}`)));
const excluded = sql.join(Object.keys(columns).map((name) => sql.ref(`excluded.${name}`)));

/** Span by span, so that the days of all others are never read. */
const byIndex = sql`offset 0`;

export type EmployeeDay = { employee_id: number; day: DayResult };

/** Writes what is new, leaves what is the same, and removes from the cleared spans what no longer is a day. */
export async function saveDays(tx: Transaction, days: readonly EmployeeDay[], cleared: readonly EmployeeSpan[]): Promise<void> {
  await sql`
    with settled as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(days.map(rowOf))}::jsonb) as d (employee_id int, date date, ${typed})
    ), gone as (
      delete from attendance_days where id in (
        select a.id from ${spanRows(cleared)}
        cross join lateral (
          select id, employee_id, date from attendance_days where employee_id = s.employee_id and date between s.from_date and s.to_date ${byIndex}) a
        where not exists (select from settled d where d.employee_id = a.employee_id and d.date = a.date))
    )
    insert into attendance_days (employee_id, date, ${names})
    select employee_id, date, ${names} from settled d
    where not exists (
      select from attendance_days a where a.employee_id = d.employee_id and a.date = d.date and (${stored}) is not distinct from (${fresh}))
    on conflict (employee_id, date) do update set (${names}, computed_at) = (${excluded}, now())`.execute(tx);
}

const rowOf = ({ employee_id, day }: EmployeeDay) => ({ ...writtenDay(day), employee_id, timezone: day.zone });
