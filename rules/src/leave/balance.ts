import type { Day } from '../calendar.ts';
import { type Account, dueEntries } from './due-entries.ts';
import { leaveYearOf } from './leave-year.ts';
import { type Entry, type EntryKind, replayYear, sumOf } from './ledger.ts';
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
  /** Days of the year that were taken, up to and with the day asked for, and that are approved for later. */
  taken: Amount;
  scheduled: Amount;
  /** Asked for and not decided. */
  pending: Amount;
  available: Amount;
};

/** The account of the leave year that `day` lies in, as it is on that day. The ledger must have what is due by then. */
export function balanceOn({ policy, ledger }: Account, pending: readonly Use[], day: Day): Balance {
  const { from: year, to } = leaveYearOf(policy.year_starts_in, day);
  const own = ledger.filter((entry) => entry.year === year);
  const so = own.filter(({ date }) => date <= day);
  const of = (entries: readonly Entry[], ...kinds: EntryKind[]): Amount => sumOf(entries.filter(({ kind }) => kinds.includes(kind)));
  const parts = {
    entitled: of(so, 'opening', 'grant', 'accrual', 'overtime', 'flex'),
    carried: of(so, 'carry_in', 'carry_out'),
    adjusted: of(so, 'adjustment', 'encashment'),
    expired: 0 - of(so, 'expiry'),
    taken: 0 - of(so, 'usage', 'usage_reversal'),
    scheduled:
      0 -
      of(
        own.filter(({ date }) => date > day),
        'usage',
        'usage_reversal',
      ),
    pending: pending.filter(({ date }) => year <= date && date <= to).reduce((sum, { amount }) => sum + amount, 0),
  };
  const { entitled, carried, adjusted, expired, taken, scheduled, pending: asked } = parts;
  return {
    year,
    ...parts,
    carried_expires_on: carried > 0 ? (so.find(({ kind }) => kind === 'carry_in')?.expires_on ?? null) : null,
    available: entitled + carried + adjusted - expired - taken - scheduled - asked,
  };
}

/** The account as it will be: all that comes, lapses and is carried over by then, years that end before it closed. */
export const projected = (account: Account, until: Day): Account => {
  const ahead = { ...account, isClosed: () => true };
  return { ...ahead, ledger: [...account.ledger, ...dueEntries(ahead, until)] };
};

/**
 * The first day on which days that are wanted, asked for or approved would not be covered any more, and what is lacking then. What was lacking before
 * the first that is wanted, and is made up for since, is no reason to refuse it.
 */
export function firstShortage(account: Account, pending: readonly Use[], wanted: readonly Use[]): { date: Day; short: Amount } | null {
  const { policy, since } = account;
  if (policy.balance_mode === 'unlimited') return null;
  const asked = [...pending, ...wanted].map(({ date, amount }) => usage(policy.year_starts_in, date, amount));
  const ledger = [...account.ledger, ...asked];
  const last = ledger.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), since);
  const ahead = projected({ ...account, ledger }, leaveYearOf(policy.year_starts_in, last).to);
  const first = wanted.map(({ date }) => date).reduce((a, b) => (a < b ? a : b), wanted[0]?.date ?? since);
  const years = [...new Set(ahead.ledger.map(({ year }) => year))].sort();
  for (const year of years) {
    const { lowest } = replayYear(policy, ahead.ledger, year, leaveYearOf(policy.year_starts_in, year).to, first);
    if (lowest.date !== null && lowest.left < -policy.negative_limit)
      return { date: lowest.date, short: -policy.negative_limit - lowest.left };
  }
  return null;
}

const usage = (starts_in: number, date: Day, amount: Amount): Entry => ({
  kind: 'usage',
  year: leaveYearOf(starts_in, date).from,
  date,
  amount: -amount,
  expires_on: null,
});
