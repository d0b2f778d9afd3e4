import { invalid } from '../../../platform/problem.ts';

/** The shifts of a cycle, week by week; refused unless every week has seven days with a shift or without. */
export function cycleOf(days: unknown, weeks: unknown): (number | null)[][] {
  const { weeks: listed, ...rest } = Object(days) as { weeks?: unknown };
  const isWhole = Array.isArray(listed) && listed.length === weeks && listed.every(isWeek) && Object.keys(rest).length === 0;
  if (!isWhole) throw invalid({ days: [{ code: 'wrong_days' }] });
  return listed;
}

const isWeek = (week: unknown): week is (number | null)[] => Array.isArray(week) && week.length === 7 && week.every(isDay);
const isDay = (shift: unknown): boolean => shift === null || (Number.isSafeInteger(shift) && (shift as number) > 0);
