/** A fraction of what anybody may hold a place for, since one row is not like another. */
const aimMilliseconds = 30;
const mostAtOnce = 500;

/** How many to take next, when so many were done in so long: fewer at once, more little by little. */
export function nextSize(done: number, milliseconds: number): number {
  const fitting = Math.floor((done * aimMilliseconds) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(fitting, done * 2, mostAtOnce));
}
