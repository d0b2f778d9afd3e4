import type { Day } from '../calendar.ts';
import type { Amount } from './policy.ts';

/** An amount added to an employee's account; it lapses after a day unless it is used by then. */
export type Credit = { date: Day; amount: Amount; expires_on: Day | null };
/** An amount taken from it. */
export type Use = { date: Day; amount: Amount };

/** From a day on: the maximum balance, and how far the account may fall below zero. */
export type Bounds = { from: Day | null; most: Amount | null; debt: Amount };

export type Replayed = {
  /** The rest at the end; below zero if more was taken than there was. */
  left: Amount;
  /** The same by the day on which it lapses. */
  rest: { expires_on: Day | null; left: Amount }[];
  /** The amounts that lapsed, by day. */
  lapsed: Map<Day, Amount>;
  /** The day with the largest shortage since the watched day, and the shortage beyond the allowed debt. */
  shortage: { date: Day; short: Amount } | null;
};

const unbounded: readonly Bounds[] = [{ from: null, most: null, debt: 0 }];

type Lapsing = Pick<Credit, 'expires_on'>;
type Bucket = Lapsing & { left: Amount };

/**
 * The account day by day up to and including `until`: a credit is available on its day, the credit that lapses first is used first, and
 * amounts taken in advance are paid back by the next credits, of one day by those that lapse first. An excess over the maximum balance
 * lapses at the end of a day, soonest expiry first. The order of entry does not matter.
 */
export function replay(
  credits: readonly Credit[],
  uses: readonly Use[],
  until: Day,
  bounds: readonly Bounds[] = unbounded,
  watched: Day = '',
): Replayed {
  const comes = Map.groupBy(credits, ({ date }) => date);
  const goes = Map.groupBy(uses, ({ date }) => date);
  const lapsed = new Map<Day, Amount>();
  let shortage: Replayed['shortage'] = null;
  let buckets: Bucket[] = [];
  let debt = 0;
  for (const day of daysOf(credits, uses, bounds, until)) {
    const { most, debt: allowed } = boundsOn(bounds, day);
    const coming = comes.get(day)?.toSorted(byLapse);
    for (const { amount, expires_on } of coming ?? []) {
      const paid = Math.min(debt, amount);
      debt -= paid;
      buckets.push({ expires_on: expires_on !== null && expires_on < day ? day : expires_on, left: amount - paid });
    }
    if (coming) buckets.sort(byLapse);
    for (const { amount } of goes.get(day) ?? []) debt += taken(buckets, amount);
    const short = debt - leftIn(buckets) - allowed;
    if (short > (shortage?.short ?? 0) && day >= watched) shortage = { date: day, short };
    const ending = buckets.filter(({ expires_on }) => expires_on === day);
    if (ending.length > 0) lapsed.set(day, leftIn(ending));
    buckets = buckets.filter(({ expires_on, left: rest }) => rest > 0 && (expires_on === null || expires_on > day));
    const beyond = most === null ? 0 : Math.max(0, leftIn(buckets) - most);
    if (beyond === 0) continue;
    taken(buckets, beyond);
    lapsed.set(day, (lapsed.get(day) ?? 0) + beyond);
  }
  return { left: leftIn(buckets) - debt, rest: buckets.filter(({ left }) => left > 0), lapsed, shortage };
}

/** Every day on which something happens. */
function daysOf(credits: readonly Credit[], uses: readonly Use[], bounds: readonly Bounds[], until: Day): Day[] {
  const ends = credits.flatMap(({ date, expires_on }) => (expires_on !== null && expires_on >= date ? [expires_on] : []));
  const dates = [...credits, ...uses].map(({ date }) => date);
  const first = dates.reduce((a, b) => (a < b ? a : b), until);
  const changes = bounds.flatMap(({ from }) => (from !== null && from > first ? [from] : []));
  return [...new Set([...dates, ...ends, ...changes])].filter((day) => day <= until).sort();
}

const boundsOn = (bounds: readonly Bounds[], day: Day): Bounds =>
  bounds.findLast(({ from }) => from === null || from <= day) ?? (bounds[0] as Bounds);

/** Takes from the buckets in their order; returns the amount they lacked. */
function taken(buckets: Bucket[], amount: Amount): Amount {
  let wanted = amount;
  for (const bucket of buckets) {
    const part = Math.min(bucket.left, wanted);
    bucket.left -= part;
    wanted -= part;
  }
  return wanted;
}

const never = '9999-12-31';
const lapsesOn = ({ expires_on }: Lapsing): Day => expires_on ?? never;
const byLapse = (a: Lapsing, b: Lapsing): number => (lapsesOn(a) < lapsesOn(b) ? -1 : 1);
const leftIn = (buckets: readonly Bucket[]): Amount => buckets.reduce((sum, { left }) => sum + left, 0);
