/** A fraction of what anybody may hold a place for, since one row is not like another; more, while there is nobody to notice it. */
const aimMilliseconds = 30;
const aimWhenAlone = 60;
const mostAtOnce = 500;

/** How many to take next, when so many were done in so long: fewer at once, more little by little. */
export function nextSize(done: number, milliseconds: number, isAlone = false): number {
  const fitting = Math.floor((done * (isAlone ? aimWhenAlone : aimMilliseconds)) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(fitting, done * 2, mostAtOnce));
}
