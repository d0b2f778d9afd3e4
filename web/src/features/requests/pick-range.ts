import type { Day } from '@cadre/rules/calendar';

type Range = { from: Day | undefined; to: Day | undefined };

/** The first pick is a day off, a later one extends it to there; any further pick begins again. */
export function pickRange({ from, to }: Range, day: Day): { from: Day; to: Day } {
  const isOneDay = from !== undefined && (to === undefined || to === from);
  return isOneDay && day > from ? { from, to: day } : { from: day, to: day };
}
