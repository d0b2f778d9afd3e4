import type { Day } from '../calendar.ts';
import type { Amount, Policies } from './policy.ts';
import { type Bounds, type Credit, type Replayed, replay, type Use } from './replay.ts';

/** `usage` and `usage_reversal` are dated on the day of leave, all others on the day they take effect. */
export type EntryKind =
  | 'opening'
  | 'grant'
  | 'accrual'
  | 'carry_in'
  | 'carry_out'
  | 'expiry'
  | 'usage'
  | 'usage_reversal'
  | 'adjustment'
  | 'encashment'
  /** Time off for overtime, and the change of a flex-time account on a day. */
  | 'overtime'
  | 'flex';

/** A line of the ledger. `year` is the first day of the leave year it belongs to. Lines are never changed or removed. */
export type Entry = { kind: EntryKind; year: Day; date: Day; amount: Amount; expires_on: Day | null };

export const sumOf = (entries: readonly Entry[]): Amount => entries.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Replays one leave year day by day. Expiry and carry-over to the next year follow from the other lines, so their posted lines are left
 * out.
 */
export function replayYear(policies: Policies, entries: readonly Entry[], year: Day, until: Day, watched?: Day): Replayed {
  const { credits, uses } = accountIn(entries, year);
  return replay(credits, uses, until, boundsOf(policies), watched);
}

const boundsOf = (policies: Policies): Bounds[] =>
  policies.map(({ from, policy: { max_balance, negative_limit } }) => ({ from, most: max_balance, debt: negative_limit }));

/** The credits and uses of a year, by day: a correction changes the line it corrects, and only a rest below zero is a use. */
function accountIn(entries: readonly Entry[], year: Day): { credits: Credit[]; uses: Use[] } {
  const sums = [...sumsOf(entries, year)].sort((a, b) => (a.date < b.date ? -1 : 1));
  const grants = sums.filter(({ family, amount }) => family === 'grant' && amount > 0);
  for (const sum of sums) if (sum.family === 'grant' && sum.amount < 0) takeBack(grants, sum);
  return {
    credits: sums.filter(({ amount }) => amount > 0),
    uses: sums.flatMap(({ date, amount }) => (amount < 0 ? [{ date, amount: -amount }] : [])),
  };
}

/** A grant that is reduced on a later day than it came reduces the grants before it, the latest first. */
function takeBack(grants: readonly Sum[], reduction: Sum): void {
  for (const grant of grants.toReversed()) {
    if (grant.date > reduction.date) continue;
    const part = Math.min(grant.amount, -reduction.amount);
    grant.amount -= part;
    reduction.amount += part;
  }
}

type Sum = Credit & { family: string };

const families: Partial<Record<EntryKind, string>> = { accrual: 'grant', usage: 'use', usage_reversal: 'use' };

/** A day may have several lines of these kinds, with different expiry days. */
const parted: ReadonlySet<string> = new Set(['adjustment', 'carry_in', 'overtime']);

/** Lines of one kind and day are one fact and its corrections. */
function sumsOf(entries: readonly Entry[], year: Day): Iterable<Sum> {
  const sums = new Map<string, Sum>();
  for (const { kind, date, amount, expires_on, year: of } of entries) {
    if (of !== year || kind === 'expiry' || kind === 'carry_out') continue;
    const family = families[kind] ?? kind;
    const key = `${family}:${date}:${parted.has(family) ? expires_on : ''}`;
    const known = sums.get(key);
    if (!known) sums.set(key, { family, date, amount, expires_on });
    else {
      known.amount += amount;
      if (amount > 0) known.expires_on = expires_on;
    }
  }
  return sums.values();
}
