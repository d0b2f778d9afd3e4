import type { Entry } from '../grid/clipboard.ts';
import type { Shift } from '../shift.ts';

/** The weeks of a schedule: seven days each, a shift's id or a day off. */
export type Weeks = readonly (readonly (number | null)[])[];

const emptyWeek: readonly null[] = Array.from({ length: 7 }, () => null);

/** The weeks of a record or a draft; any other value has no weeks. */
export function weeksIn(days: unknown): Weeks {
  const weeks = (days as { weeks?: unknown } | null | undefined)?.weeks;
  return Array.isArray(weeks) ? (weeks as Weeks) : [];
}

/** As many weeks as the cycle has; a new one begins like the last before it. */
export const resized = (weeks: Weeks, count: number): Weeks =>
  Array.from({ length: count }, (_, index) => weeks[index] ?? weeks.at(-1) ?? emptyWeek);

export const withEntries = (weeks: Weeks, entries: readonly Entry[]): Weeks =>
  weeks.map((week, row) =>
    week.map((shift, column) => {
      const entry = entries.findLast((one) => one.row === row && one.column === column);
      if (!entry) return shift;
      return typeof entry.mark === 'number' ? entry.mark : null;
    }),
  );

export const minutesOfWeek = (week: readonly (number | null)[], shifts: ReadonlyMap<number, Shift>): number =>
  week.reduce<number>((sum, id) => sum + (id === null ? 0 : (shifts.get(id)?.expected_minutes ?? 0)), 0);

export const averageMinutes = (weeks: Weeks, shifts: ReadonlyMap<number, Shift>): number =>
  weeks.length === 0 ? 0 : Math.round(weeks.reduce((sum, week) => sum + minutesOfWeek(week, shifts), 0) / weeks.length);
