/** Every zone's midnight falls on a quarter of an hour. */
const length = 15 * 60_000;
const quarterOf = (moment: number): number => Math.floor(moment / length);

/** Lets all requests through, but runs the work once in each new quarter of an hour before the first request of that quarter passes. */
export function quarterGate(work: () => Promise<void>, start = Date.now()): (now: number) => Promise<void> {
  let passed = quarterOf(start);
  let underWay: Promise<void> | undefined;
  const begin = async (quarter: number) => {
    await work();
    passed = quarter;
    underWay = undefined;
  };
  return async (now) => {
    if (quarterOf(now) <= passed) return;
    underWay ??= begin(quarterOf(now));
    await underWay;
  };
}
