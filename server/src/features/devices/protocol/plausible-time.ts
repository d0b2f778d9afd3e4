const minute = 60_000;
const day = 24 * 60 * minute;

/** The years that a clock without a battery wakes up in. */
const firstBelievable = Date.UTC(2001, 0, 1);

/** Whether the time of a punch is plausible. `clock`: an impossible time; `old`: too long ago, unless it was requested. */
export function plausibleTime(occurredAt: number, receivedAt: number, isBackfill: boolean): 'plausible' | 'clock' | 'old' {
  if (occurredAt > receivedAt + 5 * minute || occurredAt < firstBelievable) return 'clock';
  if (!isBackfill && occurredAt < receivedAt - 400 * day) return 'old';
  return 'plausible';
}
