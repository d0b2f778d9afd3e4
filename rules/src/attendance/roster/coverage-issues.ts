import { daysInMonth } from '../../calendar.ts';
import { isEmployedOn } from '../../employment.ts';
import type { Roster, RosterIssue, Turn } from './roster.ts';

/** Days on which fewer people have a shift than are wanted. */
export function coverageIssues(
  { month, coverage, employees, shifts }: Roster,
  turnsOf: ReadonlyMap<number, readonly Turn[]>,
): RosterIssue[] {
  const counts = new Map<string, number>();
  for (const { id, job_id, employed } of employees) {
    for (const { date, shift } of turnsOf.get(id) ?? []) {
      if (!isEmployedOn(employed, date)) continue;
      for (const key of new Set([keyOf(date, shift.id, job_id), keyOf(date, shift.id, null)])) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return coverage.flatMap(({ shift_id, job_id, min }) =>
    datesOf(month).flatMap((date): RosterIssue[] => {
      const have = counts.get(keyOf(date, shift_id, job_id)) ?? 0;
      if (have >= min) return [];
      const args = { shift: shifts.get(shift_id)?.name ?? '', have, min, ...(job_id === null ? {} : { job_id }) };
      return [{ severity: 'warning', code: 'coverage_short', employee_id: null, date, shift_id, args }];
    }),
  );
}

const keyOf = (date: string, shift: number, job: number | null): string => `${date} ${shift} ${job}`;

function datesOf(month: string): string[] {
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
