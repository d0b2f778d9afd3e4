import type { Day } from '../calendar.ts';
import { type Account, missingEntries, usage } from './due-entries.ts';
import { leaveYearOf, yearStartOf } from './leave-year.ts';
import { type Entry, type EntryKind, replayYear } from './ledger.ts';
import type { Amount } from './policy.ts';
import type { Use } from './replay.ts';

export type Balance = {
  year: Day;
  /** Opening balance, grants and instalments so far. */
  entitled: Amount;
  carried: Amount;
  carried_expires_on: Day | null;
  adjusted: Amount;
  expired: Amount;
  /** Days of the year taken up to and including the given day, and days approved for later. */
  taken: Amount;
  scheduled: Amount;
  /** Requested and not decided. */
  pending: Amount;
  available: Amount;
};

/** The number that a line of the ledger is part of; use on a later day is scheduled. */
const partOf = {
  opening: 'entitled',
  grant: 'entitled',
  accrual: 'entitled',
  overtime: 'entitled',
  flex: 'entitled',
  carry_in: 'carried',
  carry_out: 'carried',
  adjustment: 'adjusted',
  encashment: 'adjusted',
  expiry: 'expired',
  usage: 'taken',
  usage_reversal: 'taken',
} as const satisfies Record<EntryKind, keyof Balance>;

/**
 * The account of the leave year that contains `day`, as of that day: an amount that lapses with a day is still there on it. The ledger must
 * contain the lines due by then.
 */
export function balanceOn(
  { policies, person, ledger }: Pick<Account, 'policies' | 'person' | 'ledger'>,
  pending: readonly Use[],
  day: Day,
): Balance {
  const { from: year, to } = leaveYearOf(yearStartOf(policies[0].policy, person), day);
  const parts = { entitled: 0, carried: 0, adjusted: 0, expired: 0, taken: 0, scheduled: 0, pending: 0 };
  for (const entry of ledger) {
    if (entry.year !== year) continue;
    const part = partOf[entry.kind];
    if (part === 'taken') parts[entry.date <= day ? 'taken' : 'scheduled'] -= entry.amount;
    else if (part === 'expired') parts.expired -= entry.date < day ? entry.amount : 0;
    else if (entry.date <= day) parts[part] += entry.amount;
  }
  for (const { date, amount } of pending) if (year <= date && date <= to) parts.pending += amount;
  const { entitled, carried, adjusted, expired, taken, scheduled, pending: requested } = parts;
  return {
    year,
    ...parts,
    carried_expires_on: carried > 0 ? firstLapse(ledger.filter((entry) => entry.year === year && entry.kind === 'carry_in')) : null,
    available: entitled + carried + adjusted - expired - taken - scheduled - requested,
  };
}

/** The first day on which carried days lapse. */
function firstLapse(carried: readonly Entry[]): Day | null {
  const sums = new Map<Day | null, Amount>();
  for (const { expires_on, amount } of carried) sums.set(expires_on, (sums.get(expires_on) ?? 0) + amount);
  const days = [...sums].flatMap(([day, amount]) => (day !== null && amount > 0 ? [day] : []));
  return days.sort()[0] ?? null;
}

/** The account as it will be: all that comes, lapses and is carried over by then, years that end before it closed. */
export const projected = (account: Account, until: Day): Account => {
  const ahead = { ...account, isClosed: () => true };
  return { ...ahead, ledger: [...account.ledger, ...missingEntries(ahead, until)] };
};

/**
 * The largest shortage of the first leave year in which the days wanted, requested or approved exceed the balance, and its day. A shortage
 * before the first wanted day that has been made up for since is no reason to refuse it.
 */
export function firstOverdraft(account: Account, pending: readonly Use[], wanted: readonly Use[]): { date: Day; short: Amount } | null {
  const { policies, person, since } = account;
  const [{ policy }] = policies;
  if (policy.balance_mode === 'unlimited') return null;
  const starts = yearStartOf(policy, person);
  const requested = [...pending, ...wanted].map((use) => usage(leaveYearOf(starts, use.date).from, use));
  const ledger = [...account.ledger, ...requested];
  const last = ledger.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), since);
  const ahead = projected({ ...account, ledger, pending: [] }, leaveYearOf(starts, last).to);
  const first = wanted.map(({ date }) => date).reduce((a, b) => (a < b ? a : b), wanted[0]?.date ?? since);
  const years = [...new Set(ahead.ledger.map(({ year }) => year))].sort();
  for (const year of years) {
    const { shortage } = replayYear(policies, ahead.ledger, year, leaveYearOf(starts, year).to, first);
    if (shortage) return shortage;
  }
  return null;
}
