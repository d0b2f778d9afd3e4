/** The hours by which one time zone is ahead of another at a moment; negative if it is behind. */
export const hoursBetween = (from: string, to: string, at: Date): number => (minutesIn(to, at) - minutesIn(from, at)) / 60;

/** Minutes since an arbitrary day, as the zone's wall clock shows them. */
function minutesIn(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) / 60_000;
}
