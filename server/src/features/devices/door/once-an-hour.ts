const hour = 3_600_000;
const last = new Map<string, number>();

/** Whether this was not said within the last hour: a device in trouble repeats itself every few seconds. */
export function isNewHour(what: string, now = Date.now()): boolean {
  if (now - (last.get(what) ?? Number.NEGATIVE_INFINITY) < hour) return false;
  if (last.size > 1000) last.clear();
  last.set(what, now);
  return true;
}
