import type { Day } from '../../calendar.ts';
import type { RosterEntry, RosterIssue } from './roster.ts';

/** The shift that an employee gives on a day, and the shift they take in return; null if they take none. */
export type Swap = {
  employee_id: number;
  from_date: Day;
  shift_id: number;
  to_employee_id: number;
  to_date: Day | null;
  to_shift_id: number | null;
};

/** The roster entries after a swap: a shift that is given away becomes a day off, unless both change on the same day. */
export function entriesOfSwap({ employee_id, from_date, shift_id, to_employee_id, to_date, to_shift_id }: Swap): RosterEntry[] {
  const isSameDay = to_date === from_date;
  const given = [
    { employee_id, date: from_date, shift_id: isSameDay ? to_shift_id : null },
    { employee_id: to_employee_id, date: from_date, shift_id },
  ];
  if (to_date === null || isSameDay) return given;
  return [...given, { employee_id, date: to_date, shift_id: to_shift_id }, { employee_id: to_employee_id, date: to_date, shift_id: null }];
}

/** The issues that prevent a swap: errors and missing people that the roster did not have before it. */
export function issuesOfSwap(before: readonly IssueLike[], after: readonly IssueLike[]): IssueLike[] {
  const known = new Set(before.map(keyOf));
  return after.filter((issue) => (issue.severity === 'error' || issue.code === 'coverage_short') && !known.has(keyOf(issue)));
}

type IssueLike = Pick<RosterIssue, 'severity' | 'args'> & {
  code: string;
  employee_id?: number | null;
  shift_id?: number | null;
  date?: Day;
};

const keyOf = ({ code, employee_id, date, shift_id, args }: IssueLike): string =>
  JSON.stringify([code, employee_id ?? null, date, shift_id ?? null, code === 'coverage_short' ? args.have : null]);
