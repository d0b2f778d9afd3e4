import { hash } from 'node:crypto';
import type { DayResult } from '@cadre/rules/attendance/facts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';
import { writtenInterval } from './written-day.ts';

const columns = {
  date: 'date',
  status: 'text',
  shift_id: 'int',
  origin: 'text',
  expected_minutes: 'int',
  worked_minutes: 'int',
  break_minutes: 'int',
  late_minutes: 'int',
  early_minutes: 'int',
  overtime_minutes: 'int',
  excused_minutes: 'int',
  leave_minutes: 'int',
  holiday_minutes: 'int',
} as const;

type Column = keyof typeof columns;
const listed = Object.entries(columns) as [Column, (typeof columns)[Column]][];
const moments = ['scheduled_in', 'scheduled_out', 'first_in', 'last_out', 'open_since', 'revisit_at'] as const;
const others = ['employee_id', 'timezone', 'digest', 'intervals', 'flags', 'explanation'];

/** In the order in which they are sent. */
const plain = listed.map(([name]) => name);
const names = sql.join([...plain, ...moments, ...others].map(sql.ref));
const read = sql.join([
  ...plain.map(sql.ref),
  ...moments.map((name) => sql`to_timestamp(${sql.ref(name)} / 1000)`),
  ...others.map(sql.ref),
]);
const result = [...plain.filter((name) => name !== 'date'), ...moments, ...others.filter((name) => name !== 'employee_id')];
const renewed = sql.join(result.map(sql.ref));
const excluded = sql.join(result.map((name) => sql.ref(`excluded.${name}`)));

/** A day to be stored. The digest covers every value that is written, so an unchanged day is recognized without reading it. */
export type StandingDay = { employee_id: number; day: DayResult; digest: string; isStored: boolean };

export const standingDay = (employee_id: number, day: DayResult, isStored: boolean): StandingDay => ({
  employee_id,
  day,
  isStored,
  digest: hash('md5', JSON.stringify(day), 'base64'),
});

/**
 * Writes new and changed days. The caller holds the locks of the employees, so `isStored` is reliable and new days need no conflict check.
 */
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

/** Column by column, which the database reads in a fraction of the time of rows in JSON; a column of documents as one list, or each of them would be quoted. */
async function writeDays(tx: Transaction, days: readonly StandingDay[], renewing: Sql): Promise<void> {
  if (days.length === 0) return;
  const lists = [
    ...listed.map(([name, type]) => sql`${days.map(({ day }) => day[name])}::${sql.raw(`${type}[]`)}`),
    ...moments.map((name) => sql`${days.map(({ day }) => day[name])}::float8[]`),
    sql`${days.map(({ employee_id }) => employee_id)}::int[], ${days.map(({ day }) => day.zone)}::text[], ${days.map(({ digest }) => digest)}::text[]`,
  ];
  const documents = (of: (day: DayResult) => object): string => JSON.stringify(days.map(({ day }) => of(day)));
  await sql`
    insert into attendance_days (${names}) select ${read} from rows from (unnest(${sql.join(lists)}),
      json_array_elements(${documents(({ intervals }) => intervals.map(writtenInterval))}::json),
      jsonb_array_elements(${documents(({ flags }) => flags)}::jsonb),
      json_array_elements(${documents(({ explanation }) => explanation)}::json)) as written (${names}) ${renewing}`.execute(tx);
}

export async function removeDays(tx: Transaction, spans: readonly EmployeeSpan[]): Promise<void> {
  if (spans.length === 0) return;
  await sql`
    delete from attendance_days where id in (
      select a.id from ${spanRows(spans)}
      cross join lateral (
        select id, employee_id, date from attendance_days where employee_id = s.employee_id and date between s.from_date and s.to_date ${byIndex}) a
      where closed_month_of(a.employee_id, a.date, a.date) is null)`.execute(tx);
}

/** Forces an index lookup per span, so that the days of other employees are not read. */
const byIndex = sql`offset 0`;
