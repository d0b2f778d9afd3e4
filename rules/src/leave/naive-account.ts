import { addDays, type Day, daysThrough } from '../calendar.ts';
import { addMonths } from '../employment.ts';
import type { LeavePolicy } from './policy.ts';

/** The facts of an account of calendar years, written down as they happened. */
export type NaiveFacts = {
  versions: { from: Day | null; policy: LeavePolicy }[];
  hired: Day;
  shares: { from: Day; share_bp: number }[];
  /** Approved and requested days. */
  uses: { date: Day; amount: number }[];
  adjustments: { date: Day; amount: number; expires_on: Day | null }[];
  /** Closed years, with the grants made by then. */
  closed: Map<number, Grant[]>;
};
type Grant = { date: Day; amount: number };
type Lot = { expires: Day; amount: number };

export const firstYear = 2026;

/** The balance on a day, counted day by day from the beginning without any ledger. */
export function naiveAvailable(facts: NaiveFacts, asOf: Day): number {
  let lots: Lot[] = [];
  let debt = 0;
  for (let year = firstYear; ; year += 1) {
    const grants = facts.closed.get(year) ?? naiveGrants(facts, year);
    for (const day of daysThrough(`${year}-01-01`, `${year}-12-31`)) {
      const adjustments = adjustmentsOn(facts, day);
      for (const [amount, expires_on] of adjustments) if (amount > 0) put(amount, expires_on);
      for (const { date, amount } of grants) if (date === day) put(amount, '9999');
      for (const [amount] of adjustments) if (amount < 0) take(-amount);
      take(facts.uses.filter(({ date }) => date === day).reduce((sum, { amount }) => sum + amount, 0));
      if (day === asOf) {
        const later = facts.uses
          .filter(({ date }) => date > day && date.startsWith(`${year}`))
          .reduce((sum, { amount }) => sum + amount, 0);
        return left() - later;
      }
      lots = lots.filter(({ expires, amount }) => expires > day && amount > 0);
      const most = policyOf(facts, day).max_balance;
      for (let beyond = most === null ? 0 : left() - most; beyond > 0; beyond -= 1) take(1);
    }
    const rest = left();
    const { carry_over, carry_over_max, carry_over_expires_on } = policyOf(facts, `${year}-12-31`);
    const most = { none: 0, limited: carry_over_max ?? 0, all: Number.POSITIVE_INFINITY }[carry_over];
    const carried = facts.closed.has(year) ? Math.min(rest, most) : 0;
    let open = Math.max(0, carried);
    const lasting = lots.map(({ expires, amount }) => ({
      expires: expires === '9999' ? `${year + 1}-${carry_over_expires_on}` : expires,
      amount,
    }));
    lots = lasting
      .sort((a, b) => (a.expires > b.expires ? -1 : 1))
      .map(({ expires, amount }) => {
        const part = Math.min(open, amount);
        open -= part;
        return { expires, amount: part };
      });
    debt = Math.max(0, -carried);
  }

  function put(amount: number, expires: Day): void {
    const paid = Math.min(debt, amount);
    debt -= paid;
    lots.push({ expires, amount: amount - paid });
  }
  function take(amount: number): void {
    let rest = amount;
    for (const lot of lots.toSorted((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0))) {
      const part = Math.min(lot.amount, rest);
      lot.amount -= part;
      rest -= part;
    }
    debt += rest;
  }
  function left(): number {
    return lots.reduce((sum, { amount }) => sum + amount, 0) - debt;
  }
}

/** Adjustments of a day with the same expiry are one; those that lapse first come first. */
function adjustmentsOn({ adjustments }: NaiveFacts, day: Day): [number, Day][] {
  const sums = new Map<Day, number>();
  for (const { date, amount, expires_on } of adjustments)
    if (date === day) sums.set(expires_on ?? '9999', (sums.get(expires_on ?? '9999') ?? 0) + amount);
  return [...sums].map(([expires, amount]): [number, Day] => [amount, expires]).sort(([, a], [, b]) => (a < b ? -1 : 1));
}

function policyOf({ versions }: NaiveFacts, day: Day): LeavePolicy {
  const [found] = versions.filter(({ from }) => from === null || from <= day).sort((a, b) => ((a.from ?? '') > (b.from ?? '') ? -1 : 1));
  return found!.policy;
}

/** Months of which at least half is worked, each day at its yearly rate; cumulated, then rounded to halves. */
export function naiveGrants(facts: NaiveFacts, year: number): Grant[] {
  const { grant } = policyOf(facts, `${year}-01-01`);
  const grants: Grant[] = [];
  let exact = 0;
  let posted = 0;
  for (let month = 0; month < 12; month += 1) {
    const first = addMonths(`${year}-01-01`, month);
    const days = daysThrough(first, addDays(addMonths(first, 1), -1));
    const worked = days.filter((day) => day >= facts.hired);
    const rates = worked.map((day) => (policyOf(facts, day).annual_amount * shareOn(facts, day)) / 10_000);
    if (worked.length * 2 >= days.length) exact += rates.reduce((sum, rate) => sum + rate, 0) / worked.length / 12;
    if (grant === 'upfront' && month < 11) continue;
    const total = Math.floor(exact / 500 + 0.5 + 1e-7) * 500;
    const due = grant === 'upfront' ? `${year}-01-01` : days.at(-1)!;
    grants.push({ date: due < facts.hired ? facts.hired : due, amount: total - posted });
    posted = total;
  }
  return facts.hired > `${year}-12-31` ? [] : grants;
}

const shareOn = ({ shares }: NaiveFacts, day: Day): number => (shares.findLast(({ from }) => from <= day) ?? shares[0]!).share_bp;
