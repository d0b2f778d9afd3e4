/** `08:58 am`, in every language: so the dashboard was asked for. */
export const twelveHourClock = (zone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h12' })
    .format(new Date(moment))
    .replace(' ', ' ')
    .toLowerCase();
