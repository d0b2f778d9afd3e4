import type { SummedDay } from '@cadre/rules/attendance/day/weeks-of-year';
import type { DayResult, DayStatus, Flag } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import { sql } from '../../../platform/database/sql.ts';

/** A day in a list: totals and flags, without its story. */
export type ListedDay = SummedDay & Pick<DayResult, 'first_in' | 'last_out'> & { flags: Flag[] };

/** Days, column by column. */
export type StoredDays = [
  ...[dates: Day[], statuses: DayStatus[], expected: number[], worked: number[], excused: number[], leave: number[], holiday: number[]],
  ...[overtime: number[], late: number[], early: number[], first_in: (number | null)[], last_out: (number | null)[], flags: Flag[][]],
];

/** Columns of rows that represent days, with `entered` and `left` in seconds, and `counted_overtime`. */
export const dayColumns = [
  ...['date', 'status', 'expected_minutes', 'worked_minutes', 'excused_minutes', 'leave_minutes', 'holiday_minutes', 'counted_overtime'],
  ...['late_minutes', 'early_minutes', 'entered', 'left', 'flags'],
].map((name) => sql.ref(`row.${name}`));

/** Without minutes logged on projects, which are returned separately. */
export const listedDays = ([
  dates,
  statuses,
  expected,
  worked,
  excused,
  leave,
  holiday,
  overtime,
  late,
  early,
  first_in,
  last_out,
  flags,
]: StoredDays): Omit<ListedDay, 'logged_minutes'>[] =>
  dates.map((date, at) => ({
    date,
    status: statuses[at] as DayStatus,
    expected_minutes: expected[at] as number,
    worked_minutes: worked[at] as number,
    excused_minutes: excused[at] as number,
    leave_minutes: leave[at] as number,
    holiday_minutes: holiday[at] as number,
    overtime_minutes: overtime[at] as number,
    late_minutes: late[at] as number,
    early_minutes: early[at] as number,
    first_in: milliseconds(first_in[at]),
    last_out: milliseconds(last_out[at]),
    flags: flags[at] as Flag[],
  }));

const milliseconds = (seconds: number | null | undefined): number | null => (typeof seconds === 'number' ? seconds * 1000 : null);
