import { addDays, type Day } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import { instalmentsOf } from './entitlement.ts';
import { type LeaveYear, leaveYearAfter, leaveYearOf } from './leave-year.ts';
import { type Entry, replayYear, sumOf } from './ledger.ts';
import type { Amount, Entitled, LeavePolicy } from './policy.ts';

export type Account = {
  policy: LeavePolicy;
  person: Entitled;
  /** The first day that the ledger answers for; what was before is an opening balance. */
  since: Day;
  ledger: readonly Entry[];
  /** Whether a leave year that is over has been closed, by its first day; only then is its rest carried over. */
  isClosed: (year: Day) => boolean;
};

/**
 * What the ledger lacks up to and with `until`: what has come, what has lapsed, what is carried over. Every line is the difference
 * between what should be there and what is, so it does not matter how often, how late or in what order this is asked; with its answer
 * posted, it has nothing to add.
 */
export function dueEntries(account: Account, until: Day): Entry[] {
  const { policy, since, ledger } = account;
  if (policy.balance_mode === 'unlimited') return [];
  const due: Entry[] = [];
  const byYear = Map.groupBy(ledger, (entry) => entry.year);
  const known = ({ from }: LeaveYear): Entry[] => {
    const entries = byYear.get(from) ?? [];
    byYear.set(from, entries);
    return entries;
  };
  const add = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      if (entry.amount === 0) continue;
      due.push(entry);
      byYear.get(entry.year)?.push(entry);
    }
  };
  let year = leaveYearOf(policy.year_starts_in, since);
  for (let before: LeaveYear | undefined; year.from <= until; before = year, year = leaveYearAfter(policy.year_starts_in, year)) {
    if (before) add(carried(policy, known(before), known(year), before, year, account.isClosed(before.from)));
    add(granted(account, known(year), year, until));
    add(lapsed(policy, known(year), year, until));
  }
  return due;
}

/** Each instalment as far as it has not been posted by its day. */
function granted({ policy, person, since }: Account, known: readonly Entry[], year: LeaveYear, until: Day): Entry[] {
  const kind = policy.grant === 'upfront' ? 'grant' : 'accrual';
  const posted = known.filter((entry) => entry.kind === 'grant' || entry.kind === 'accrual');
  const due: Entry[] = [];
  for (const { due: date, total } of instalmentsOf(policy, person, year)) {
    if (date > until || date < since) continue;
    const before = sumBy(posted, date) + sumBy(due, date);
    if (total !== before) due.push({ kind, year: year.from, date, amount: total - before, expires_on: null });
  }
  return due;
}

const sumBy = (entries: readonly Entry[], day: Day): Amount => {
  let sum = 0;
  for (const { date, amount } of entries) if (date <= day) sum += amount;
  return sum;
};

/** What carried days were left when their day had passed, and what there was beyond the most that is kept. */
function lapsed(policy: LeavePolicy, known: readonly Entry[], year: LeaveYear, until: Day): Entry[] {
  const yesterday = addDays(until, -1);
  const posted = known.filter(({ kind }) => kind === 'expiry');
  const mayLapse = policy.max_balance !== null || posted.length > 0 || known.some(({ expires_on }) => expires_on !== null);
  if (!mayLapse) return [];
  const { lapsed: found } = replayYear(policy, known, year.from, yesterday);
  const dates = new Set([...found.keys(), ...posted.map(({ date }) => date).filter((date) => date <= yesterday)]);
  return [...dates].map((date) => ({
    kind: 'expiry',
    year: year.from,
    date,
    amount: 0 - (found.get(date) ?? 0) - sumOf(posted.filter((entry) => entry.date === date)),
    expires_on: null,
  }));
}

/**
 * A closed year ends at zero. Its rest goes into the next as far as it may, a debt always; what is not carried over has lapsed.
 * Of a year that is open nothing is carried over, or not any more.
 */
function carried(
  policy: LeavePolicy,
  old: readonly Entry[],
  fresh: readonly Entry[],
  from: LeaveYear,
  to: LeaveYear,
  isClosed: boolean,
): Entry[] {
  const out = sumOf(old.filter(({ kind }) => kind === 'carry_out'));
  const into = sumOf(fresh.filter(({ kind }) => kind === 'carry_in'));
  const rest = isClosed ? replayYear(policy, old, from.from, from.to).left : 0;
  return [
    { kind: 'carry_out', year: from.from, date: from.to, amount: -rest - out, expires_on: null },
    {
      kind: 'carry_in',
      year: to.from,
      date: to.from,
      amount: Math.min(rest, mostCarried(policy)) - into,
      expires_on: lapsesOn(policy, to),
    },
  ];
}

const mostCarried = ({ carry_over, carry_over_max }: LeavePolicy): Amount =>
  ({ none: 0, limited: carry_over_max ?? 0, all: Number.POSITIVE_INFINITY })[carry_over];

/** The last day on which carried days can be taken. */
function lapsesOn({ carry_over_expiry, carry_over_expires_on, carry_over_expires_after }: LeavePolicy, year: LeaveYear): Day | null {
  if (carry_over_expiry === 'on_day' && carry_over_expires_on !== null) return nextDayNamed(carry_over_expires_on, year.from);
  if (carry_over_expiry === 'after_months' && carry_over_expires_after !== null)
    return addDays(addMonths(year.from, carry_over_expires_after), -1);
  return null;
}

/** The first `MM-DD` on or after a day; the 29th of February is the 28th in other years. */
function nextDayNamed(named: string, from: Day): Day {
  const years = [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1];
  const days = years.map((year) => addMonths(`2000-${named}`, (year - 2000) * 12));
  return days.find((day) => day >= from) ?? days[1]!;
}
