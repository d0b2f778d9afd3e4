import { hash } from 'node:crypto';
import type { DayResult } from '@cadre/rules/attendance/facts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { writtenDay } from './written-day.ts';

const columns = {
  employee_id: 'int',
  date: 'date',
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

type Column = keyof typeof columns;
const all = Object.entries(columns) as [Column, (typeof columns)[Column]][];
const names = sql.join(all.map(([name]) => sql.ref(name)));
const told = all.filter(([name]) => name !== 'employee_id' && name !== 'date');
const renewed = sql.join(told.map(([name]) => sql.ref(name)));
const excluded = sql.join(told.map(([name]) => sql.ref(`excluded.${name}`)));

/** A day as it is to stand. The digest tells one that comes out as it stands without reading it: everything that is written goes into it. */
export type StandingDay = { employee_id: number; day: DayResult; digest: string; isStored: boolean };

export const standingDay = (employee_id: number, day: DayResult, isStored: boolean): StandingDay => ({
  employee_id,
  day,
  isStored,
  digest: hash('md5', JSON.stringify(day), 'base64'),
});

/** Writes days that are new or came out differently. Whoever holds the lock of their employees knows which are which, and a new one needs no look for another. */
export async function saveDays(tx: Transaction, days: readonly StandingDay[]): Promise<void> {
  await writeDays(
    tx,
    days.filter(({ isStored }) => !isStored),
    sql``,
  );
  await writeDays(
    tx,
    days.filter(({ isStored }) => isStored),
    sql`on conflict (employee_id, date) do update set (${renewed}, computed_at) = (${excluded}, now())`,
  );
}

/** Column by column, which the database reads in a fraction of the time of rows in JSON. */
async function writeDays(tx: Transaction, days: readonly StandingDay[], renewing: Sql): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ employee_id, day, digest }) => ({ ...writtenDay(day), employee_id, timezone: day.zone, digest }));
  const lists = all.map(([name, type]) => {
    const values = rows.map((row) => (type === 'jsonb' ? JSON.stringify(row[name]) : row[name]));
    return sql`${values}::${sql.raw(`${type}[]`)}`;
  });
  await sql`insert into attendance_days (${names}) select * from unnest(${sql.join(lists)}) ${renewing}`.execute(tx);
}

/** Removes what is no longer a day. */
export async function removeDays(tx: Transaction, spans: readonly EmployeeSpan[]): Promise<void> {
  if (spans.length === 0) return;
  await sql`
    delete from attendance_days where id in (
      select a.id from ${spanRows(spans)}
      cross join lateral (
        select id, employee_id, date from attendance_days where employee_id = s.employee_id and date between s.from_date and s.to_date ${byIndex}) a
      where closed_month_of(a.employee_id, a.date, a.date) is null)`.execute(tx);
}

/** Span by span, so that the days of all others are never read. */
const byIndex = sql`offset 0`;
