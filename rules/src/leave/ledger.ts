import type { Day } from '../calendar.ts';
import type { Amount, LeavePolicy } from './policy.ts';
import { type Credit, type Replayed, replay, type Use } from './replay.ts';

/** `usage` and what reverses it have the day that is taken; all others the day on which they hold. */
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
  /** Time off for overtime, and what a day brings to a flex-time account. */
  | 'overtime'
  | 'flex';

/** A line of the ledger. `year` is the first day of the leave year it belongs to. Nothing is ever changed or removed. */
export type Entry = { kind: EntryKind; year: Day; date: Day; amount: Amount; expires_on: Day | null };

export const sumOf = (entries: readonly Entry[]): Amount => entries.reduce((sum, { amount }) => sum + amount, 0);

/** One leave year played day by day. What lapses and what a year ends with follow from the rest, so what was posted of it is left out. */
export function replayYear(
  { max_balance }: Pick<LeavePolicy, 'max_balance'>,
  entries: readonly Entry[],
  year: Day,
  until: Day,
  watched?: Day,
): Replayed {
  const credits: Credit[] = [];
  const used = new Map<Day, Amount>();
  for (const { kind, date, amount, expires_on, year: of } of entries) {
    if (of !== year || kind === 'expiry' || kind === 'carry_out') continue;
    if (kind === 'usage' || kind === 'usage_reversal' || amount < 0) used.set(date, (used.get(date) ?? 0) - amount);
    else credits.push({ date, amount, expires_on });
  }
  const uses: Use[] = [...used].map(([date, amount]) => ({ date, amount }));
  return replay(credits, uses, until, max_balance, watched);
}
