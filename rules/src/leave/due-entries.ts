import { addDays, type Day } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import { type Instalment, instalmentsOf } from './entitlement.ts';
import { type LeaveYear, leaveYearAfter, leaveYearOf, yearStartOf } from './leave-year.ts';
import { type Entry, replayYear, sumOf } from './ledger.ts';
import { type Amount, type Entitled, type LeavePolicy, type Policies, policyOn } from './policy.ts';
import type { Replayed, Use } from './replay.ts';

export type Account = {
  /** The versions of the policy, the oldest first. */
  policies: Policies;
  person: Entitled;
  /** The first day of the ledger; everything before it is in an opening balance. */
  since: Day;
  ledger: readonly Entry[];
  /** Requested and not decided; it is reserved, so it neither lapses nor is carried over. */
  pending: readonly Use[];
  /** Whether the rest of a leave year that is over is carried over, by its first day. */
  isClosed: (year: Day) => boolean;
  /** The last day of the latest closed year. Up to it, nothing is granted or taken back, even if the facts change. */
  closed_through: Day | null;
};

/**
 * The lines missing from the ledger up to and including `until`: grants, expiry and carry-over. Every line is the difference between the
 * expected and the posted amount, so it does not matter how often, how late or in what order this is called; once the result is posted,
 * nothing is missing.
 */
export function missingEntries(account: Account, until: Day): Entry[] {
  const { policies, person, since, ledger, pending, closed_through } = account;
  const [{ policy }] = policies;
  if (policy.balance_mode === 'unlimited') return [];
  const starts = yearStartOf(policy, person);
  const due: Entry[] = [];
  const byYear = Map.groupBy(ledger, (entry) => entry.year);
  const reserved = Map.groupBy(pending, ({ date }) => leaveYearOf(starts, date).from);
  const known = ({ from }: LeaveYear): Known => {
    const entries = byYear.get(from) ?? [];
    byYear.set(from, entries);
    return { entries, replayed: [...entries, ...(reserved.get(from) ?? []).map((use) => usage(from, use))] };
  };
  const add = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      if (entry.amount === 0) continue;
      due.push(entry);
      byYear.get(entry.year)?.push(entry);
    }
  };
  let year = leaveYearOf(starts, since);
  for (let before: LeaveYear | undefined; year.from <= until; before = year, year = leaveYearAfter(starts, year)) {
    if (before && !isSettled(before, known(before), closed_through))
      add(carried(policies, known(before), known(year), before, year, account.isClosed(before.from)));
    if (isSettled(year, known(year), closed_through)) continue;
    if (!isFinal(year, closed_through)) add(granted(account, known(year).entries, year, until));
    add(lapsed(policies, known(year), year, until));
  }
  return due;
}

/** The lines of a year, and the same with the reserved requests. */
type Known = { entries: readonly Entry[]; replayed: readonly Entry[] };

export const usage = (year: Day, { date, amount }: Use): Entry => ({ kind: 'usage', year, date, amount: -amount, expires_on: null });

const isFinal = ({ to }: LeaveYear, closed_through: Day | null): boolean => closed_through !== null && to <= closed_through;

/** A closed year ends at zero. Only a late leave or adjustment in it changes that, and leads to new entries. */
const isSettled = (year: LeaveYear, { replayed }: Known, closed_through: Day | null): boolean =>
  isFinal(year, closed_through) && sumOf(replayed) === 0;

/** The difference between due and posted grants on each day with either. Grants before the first day of the ledger are in its opening balance. */
function granted({ policies, person, since }: Account, known: readonly Entry[], year: LeaveYear, until: Day): Entry[] {
  const kind = policyOn(policies, year.from).grant === 'upfront' ? 'grant' : 'accrual';
  const posted = known.filter((entry) => entry.kind === 'grant' || entry.kind === 'accrual');
  const all = instalmentsOf(policies, person, year);
  const before = all.findLast(({ due }) => due < since)?.total ?? 0;
  const instalments = all.filter(({ due }) => due >= since).map(({ due, total }) => ({ due, total: total - before }));
  const dates = [...posted.map(({ date }) => date), ...instalments.map(({ due }) => due)].filter((date) => date <= until);
  const due: Entry[] = [];
  for (const date of [...new Set(dates)].sort()) {
    const missing = totalBy(instalments, date) - sumBy(posted, date) - sumBy(due, date);
    if (missing !== 0) due.push({ kind, year: year.from, date, amount: missing, expires_on: null });
  }
  return due;
}

const totalBy = (instalments: readonly Instalment[], day: Day): Amount => instalments.findLast(({ due }) => due <= day)?.total ?? 0;

const sumBy = (entries: readonly Entry[], day: Day): Amount => {
  let sum = 0;
  for (const { date, amount } of entries) if (date <= day) sum += amount;
  return sum;
};

/** The rest of carried days after their last day, and the amounts above the maximum balance. */
function lapsed(policies: Policies, { entries, replayed }: Known, year: LeaveYear, until: Day): Entry[] {
  const yesterday = addDays(until, -1);
  const posted = entries.filter(({ kind }) => kind === 'expiry');
  const isCapped = policies.some(({ policy }) => policy.max_balance !== null);
  const mayLapse = isCapped || posted.length > 0 || entries.some(({ expires_on }) => expires_on !== null);
  if (!mayLapse) return [];
  const { lapsed: found } = replayYear(policies, replayed, year.from, yesterday < year.to ? yesterday : year.to);
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
 * A closed year ends at zero. Its rest is carried over up to the limit, a debt always; the remainder has lapsed. The policy of its last day
 * decides. An open year carries nothing over, and a reopened one takes its carry-over back.
 */
function carried(policies: Policies, old: Known, fresh: Known, from: LeaveYear, to: LeaveYear, isClosed: boolean): Entry[] {
  const policy = policyOn(policies, from.to);
  const out = sumOf(old.entries.filter(({ kind }) => kind === 'carry_out'));
  const into = fresh.entries.filter(({ kind }) => kind === 'carry_in');
  const { left, rest } = isClosed ? replayYear(policies, old.replayed, from.from, from.to) : { left: 0, rest: [] };
  const wanted = left < 0 ? new Map([[null, left]]) : carriedByExpiry(policy, rest, to);
  const days = new Set([...wanted.keys(), ...into.map(({ expires_on }) => expires_on)]);
  return [
    { kind: 'carry_out', year: from.from, date: from.to, amount: -left - out, expires_on: null },
    ...[...days].map((expires_on): Entry => {
      const posted = sumOf(into.filter((entry) => entry.expires_on === expires_on));
      return { kind: 'carry_in', year: to.from, date: to.from, amount: (wanted.get(expires_on) ?? 0) - posted, expires_on };
    }),
  ];
}

/** The amounts carried over, up to the limit, those that last longest first. An amount with its own expiry day keeps it. */
function carriedByExpiry(policy: LeavePolicy, rest: Replayed['rest'], to: LeaveYear): Map<Day | null, Amount> {
  const lapses = lapsesOn(policy, to);
  const lasting = rest.map(({ expires_on, left }) => ({ expires_on: expires_on ?? lapses, left }));
  lasting.sort((a, b) => ((a.expires_on ?? '9999') > (b.expires_on ?? '9999') ? -1 : 1));
  const found = new Map<Day | null, Amount>();
  let most = mostCarried(policy);
  for (const { expires_on, left } of lasting) {
    const part = Math.min(left, most);
    most -= part;
    found.set(expires_on, (found.get(expires_on) ?? 0) + part);
  }
  return found;
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
