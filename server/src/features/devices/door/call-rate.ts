const minute = 60_000;
const counts = new Map<string, { since: number; calls: number }>();

/** So many calls a minute and no more, by this process. What is forgotten first is what has been quiet. */
export function mayCall(caller: string, most: number, now = Date.now()): boolean {
  const known = counts.get(caller);
  if (!known || now - known.since >= minute) {
    if (counts.size > 10_000) forgetQuiet(now);
    counts.set(caller, { since: now, calls: 1 });
    return true;
  }
  known.calls += 1;
  return known.calls <= most;
}

function forgetQuiet(now: number): void {
  for (const [caller, { since }] of counts) if (now - since >= minute) counts.delete(caller);
}
