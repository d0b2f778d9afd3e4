/** A fraction of what anybody may hold a place for, since one row is not like another; more, while there is nobody to notice it. */
const aimMilliseconds = 30;
const aimWhenAlone = 60;
const mostAtOnce = 500;

/** `least`: where a turn costs much in itself, fewer at once would only make the whole longer for everybody. */
type Pace = { isAlone?: boolean; least?: number };

/** How many to take next, when so many were done in so long: fewer at once, more little by little. */
export function nextSize(done: number, milliseconds: number, { isAlone = false, least = 1 }: Pace = {}): number {
  const fitting = Math.floor((done * (isAlone ? aimWhenAlone : aimMilliseconds)) / Math.max(milliseconds, 1));
  return Math.max(least, Math.min(fitting, done * 2, mostAtOnce));
}
