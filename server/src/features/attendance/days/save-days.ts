import { hash } from 'node:crypto';
import type { DayResult } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
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
  digest: 'text',
} as const;

const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
const typed = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
const excluded = sql.join(Object.keys(columns).map((name) => sql.ref(`excluded.${name}`)));

/** A day as it is to stand, in the words of the database. */
export type StandingDay = { date: Day; digest: string; written: string };

/** The digest tells a day that comes out as it stands without reading it: everything that is written goes into it. */
export function standingDay(employee_id: number, day: DayResult): StandingDay {
  const written = JSON.stringify({ ...writtenDay(day), employee_id, timezone: day.zone });
  return { date: day.date, digest: hash('md5', written, 'base64'), written };
}

/** Writes days that are new or came out differently. */
export async function saveDays(tx: Transaction, days: readonly StandingDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ written, digest }) => `${written.slice(0, -1)},"digest":"${digest}"}`);
  await sql`
    insert into attendance_days (employee_id, date, ${names})
    select employee_id, date, ${names} from json_to_recordset(${`[${rows.join()}]`}::json) as d (employee_id int, date date, ${typed})
    on conflict (employee_id, date) do update set (${names}, computed_at) = (${excluded}, now())`.execute(tx);
}

/** Removes what is no longer a day. */
export async function removeDays(tx: Transaction, spans: readonly EmployeeSpan[]): Promise<void> {
  if (spans.length === 0) return;
  await sql`
    delete from attendance_days where id in (
      select a.id from ${spanRows(spans)}
      cross join lateral (
        select id from attendance_days where employee_id = s.employee_id and date between s.from_date and s.to_date ${byIndex}) a)`.execute(
    tx,
  );
}

/** Span by span, so that the days of all others are never read. */
const byIndex = sql`offset 0`;
