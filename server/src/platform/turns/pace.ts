const mostAtOnce = 500;

/** `aim`: how many milliseconds a turn should take. `least`: where a turn costs much in itself, fewer at once would only make the whole longer for everybody. */
type Pace = { aim: number; least?: number };

/** How many to take next, when so many were done in so long: fewer at once, more little by little. */
export function nextSize(done: number, milliseconds: number, { aim, least = 1 }: Pace): number {
  const fitting = Math.floor((done * aim) / Math.max(milliseconds, 1));
  return Math.max(least, Math.min(fitting, done * 2, mostAtOnce));
}
