import { type Day, dayNumber, dayOfNumber } from '../calendar.ts';
import { addMonths, isEmployedOn } from '../employment.ts';
import { type LeaveYear, monthsOf } from './leave-year.ts';
import { type Amount, type Entitled, type LeavePolicy, type Policies, policyOn } from './policy.ts';
import { roundedAmount } from './rounded-amount.ts';

/** The total granted by a day. */
export type Instalment = { due: Day; total: Amount };

const monthsEach = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 };

/**
 * The instalments of a leave year, as totals since its start. Each total is rounded on its own, so the last one is exact, and a missed
 * instalment is part of the next. The policy of the first day decides the schedule, the policy of each day its amount.
 */
export function instalmentsOf(policies: Policies, person: Entitled, year: LeaveYear): Instalment[] {
  const policy = policyOn(policies, year.from);
  const hired = firstDayIn(person, year);
  if (policy.balance_mode === 'unlimited' || hired === undefined) return [];
  const months = monthsOf(year);
  const intervals = intervalsOf(policies, person, year);
  const each = policy.grant === 'upfront' ? 12 : monthsEach[policy.accrual_frequency];
  const atStart = policy.grant === 'upfront' || policy.accrual_timing === 'start';
  const totals = new Map<Day, Amount>();
  let sum = 0;
  for (let first = 0; first < 12; first += each) {
    const part = months.slice(first, first + each);
    for (const month of part) sum += shareOfMonth(policy, intervals, month, year);
    const day = atStart ? part[0]!.from : part.at(-1)!.to;
    totals.set(day < hired ? hired : day, roundedAmount(sum, policy));
  }
  return [...totals].map(([due, total]) => ({ due, total }));
}

/** The first day of the year on which the employee is employed. */
function firstDayIn({ employed }: Entitled, { from, to }: LeaveYear): Day | undefined {
  if (isEmployedOn(employed, from)) return from;
  return employed
    .map(({ hired_on }) => hired_on)
    .filter((day) => from <= day && day <= to)
    .sort()[0];
}

/** Consecutive days of a leave year with the same rate, by day number; `rate`: the amount that a whole year of them would grant. */
type Interval = { from: number; to: number; rate: number };

/** The amount that one month adds: the rate of each day, weighted by how the policy prorates a partial year. */
function shareOfMonth({ prorate }: LeavePolicy, intervals: readonly Interval[], month: LeaveYear, year: LeaveYear): number {
  const [first, last] = [dayNumber(month.from), dayNumber(month.to)];
  let days = 0;
  let brought = 0;
  for (const { from, to, rate } of intervals) {
    const within = Math.min(to, last) - Math.max(from, first) + 1;
    if (within <= 0) continue;
    days += within;
    brought += rate * within;
  }
  const length = last - first + 1;
  if (days === 0 || (prorate === 'by_month' && days * 2 < length) || (prorate === 'by_full_month' && days < length)) return 0;
  return brought / (prorate === 'by_day' ? lengthOf(year.from, year.to) : 12 * days);
}

/** The days of a leave year that count, split where the rate may change. */
function intervalsOf(policies: Policies, person: Entitled, year: LeaveYear): Interval[] {
  const policy = policyOn(policies, year.from);
  const [first, last] = [dayNumber(year.from), dayNumber(year.to)];
  const borders = new Set([first, last + 1]);
  const add = (day: number): void => void (day > first && day <= last && borders.add(day));
  for (const { from } of policies) if (from !== null) add(dayNumber(from));
  for (const { hired_on, left_on } of person.employed) {
    add(dayNumber(hired_on));
    if (left_on !== null) add(dayNumber(left_on) + 1);
    for (const { policy: one } of policies)
      for (const { after_months } of one.seniority_steps) add(dayNumber(addMonths(hired_on, after_months)));
  }
  for (const { from, to } of person.unpaid) {
    add(dayNumber(from));
    add(dayNumber(to) + 1);
  }
  for (const share of person.shares) add(dayNumber(share.from));
  const sorted = [...borders].sort((a, b) => a - b);
  return sorted.slice(1).flatMap((end, at) => {
    const from = sorted[at]!;
    const day = dayOfNumber(from);
    const counts = policy.prorate === 'none' || isEntitledOn(policy, person, day);
    return counts ? [{ from, to: end - 1, rate: rateOn(policyOn(policies, day), person, day) }] : [];
  });
}

const isEntitledOn = ({ reduced_by_unpaid }: LeavePolicy, { employed, unpaid }: Entitled, day: Day): boolean =>
  isEmployedOn(employed, day) && !(reduced_by_unpaid && unpaid.some(({ from, to }) => from <= day && day <= to));

/** The amount that a whole year like this day would grant. */
function rateOn({ annual_amount, seniority_steps, prorate_fte }: LeavePolicy, { employed, shares }: Entitled, day: Day): number {
  const since = employed.findLast(({ hired_on }) => hired_on <= day)?.hired_on;
  const step = seniority_steps
    .filter(({ after_months }) => since !== undefined && addMonths(since, after_months) <= day)
    .toSorted((a, b) => a.after_months - b.after_months)
    .at(-1);
  const share = prorate_fte ? (shares.findLast(({ from }) => from <= day) ?? shares[0])?.share_bp : undefined;
  return ((step?.annual_amount ?? annual_amount) * (share ?? 10_000)) / 10_000;
}

const lengthOf = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from) + 1;
