const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time on the wall of a zone: `08:58`. */
export function clockIn(zone: string, moment: string | number): string {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  return clock.format(new Date(moment));
}
