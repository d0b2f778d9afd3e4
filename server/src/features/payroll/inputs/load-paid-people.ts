import { addDays, type Day, monthSpan } from '@cadre/rules/calendar';
import { daysPaidBy, type FrequencySpan, paysMonthOf } from '@cadre/rules/pay/basic/paid-days';
import type { Compensation, PayPolicy } from '@cadre/rules/pay/pay-inputs';
import { monthOf, type PayPeriod, periodBefore, spanOf } from '@cadre/rules/pay/pay-period';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** An employee to be paid, with their position at the end of the pay period or of their employment in it. */
export type PaidPerson = {
  id: number;
  branch_id: number;
  job_id: number | null;
  /** The own department first, then those above it. */
  department_ids: number[];
  policy: PayPolicy;
  /** Their employment on days that are paid by the frequency of the period. */
  employed: { from: string; to: string | null }[];
  /** Amounts of the month are paid with this period. */
  pays_month: boolean;
  /** The last day of an employment before this period. */
  left_before: string | null;
  compensations: Compensation[];
  fte: { from: Day; shareBp: number }[];
  /** The currencies of the compensations for days of this month. */
  currencies: string[];
  previous_net: number | null;
};

export type StoredPolicy = {
  branch_id: number | null;
  basis: PayPolicy['basis'];
  weekly_minutes: number;
  deduct_absence: boolean;
  deduct_late: boolean;
  cash_rounding: number;
  carry_negative: boolean;
  /** Missing in the terms of months that were closed before tax years had a beginning. */
  tax_year_month?: number;
};

/** Loads the known people of these ids, in a few set-based statements. Runs as the system. */
export async function loadPaidPeople(db: Runner, period: PayPeriod, ids: readonly number[]): Promise<PaidPerson[]> {
  const span = spanOf(period);
  const { to: end } = monthSpan(monthOf(period));
  const above = await loadDepartmentsAbove(db);
  const { policyOf, anchor } = await loadPolicies(db);
  const periods = await loadPeriods(db, ids, end);
  const places = await loadPlaces(db, ids);
  const agreed = await loadAgreed(db, ids, end);
  const paid = await loadPaidBefore(db, ids, periodBefore(period));
  return ids.flatMap((id) => {
    const knownAt =
      (day: Day) =>
      (one: { from: Day }): boolean =>
        one.from <= day;
    const allPeriods = periods.get(id) ?? [];
    const known = allPeriods.filter(knownAt(span.to));
    const agreedByMonth = agreed.get(id) ?? [];
    const frequencies = frequencySpans(agreedByMonth);
    const employed = daysPaidBy(
      period,
      known.filter(({ to }) => to === null || to >= span.from),
      frequencies,
    );
    const place = placeOn(places.get(id) ?? [], lastDayOf(employed, span.to));
    if (!place) return [];
    const all = agreedByMonth.filter(knownAt(span.to));
    const compensations = holdingFrom(withEnds(all, known), span.from);
    // Former employees are paid what is still due in the currency of their last salary.
    const inCurrency = employed.length === 0 ? all.slice(-1) : compensations.filter((one) => isPaidWithin(one, employed));
    return {
      id,
      branch_id: place.branch_id,
      job_id: place.job_id,
      department_ids: place.department_id === null ? [] : above(place.department_id),
      policy: policyOf(place.branch_id),
      employed: employed.map(({ from, to }) => ({ from, to })),
      pays_month: paysMonthOf(period, allPeriods, frequencies, anchor),
      left_before: known.findLast(({ to }) => to !== null && to < span.from)?.to ?? null,
      compensations: compensations.map(({ employee_id: _e, currency: _c, frequency: _f, ...agreedOn }) => agreedOn),
      fte: (places.get(id) ?? []).map(({ from, fte: shareBp }) => ({ from, shareBp })),
      currencies: [...new Set(inCurrency.map(({ currency }) => currency))],
      previous_net: paid.get(id) ?? null,
    };
  });
}

type OfPerson = { employee_id: number };
type Period = OfPerson & { from: Day; to: Day | null };
type Place = OfPerson & { from: Day; fte: number; branch_id: number; job_id: number | null; department_id: number | null };
type Agreed = OfPerson & Omit<Compensation, 'until'> & { currency: string; frequency: FrequencySpan['frequency'] };

const byPerson = <T extends OfPerson>(rows: readonly T[]): Map<number, T[]> => Map.groupBy(rows, ({ employee_id }) => employee_id);

async function loadPeriods(db: Runner, ids: readonly number[], end: Day): Promise<Map<number, Period[]>> {
  const { rows } = await sql<Period>`
    select employee_id, hired_on as from, left_on as to from known_employments
    where employee_id = any(${ids}::int[]) and hired_on <= ${end}::date
    order by employee_id, hired_on`.execute(db);
  return byPerson(rows);
}

const lastDayOf = (employed: readonly Pick<Period, 'to'>[], end: Day): Day => {
  const { to } = employed.at(-1) ?? { to: null };
  return to !== null && to < end ? to : end;
};

async function loadPlaces(db: Runner, ids: readonly number[]): Promise<Map<number, Place[]>> {
  const { rows } = await sql<Place>`
    select employee_id, effective_from as from, fte, branch_id, job_id, department_id from employee_versions
    where employee_id = any(${ids}::int[]) order by employee_id, effective_from`.execute(db);
  return byPerson(rows);
}

/** As `version_on` finds it for one. */
const placeOn = (places: readonly Place[], day: Day): Place | undefined => places.findLast(({ from }) => from <= day) ?? places[0];

async function loadAgreed(db: Runner, ids: readonly number[], end: Day): Promise<Map<number, Agreed[]>> {
  const { rows } = await sql<Agreed>`
    select employee_id, id, effective_from as from, basis, amount, follows_fte as "followsFte", currency, frequency from compensations
    where employee_id = any(${ids}::int[]) and status = 'approved' and effective_from <= ${end}::date
    order by employee_id, effective_from`.execute(db);
  return byPerson(rows);
}

type Ending = Agreed & { until: Day | null };

/** A compensation ends with its employment, so that a rehire is paid only by their new agreement. */
const withEnds = (agreed: readonly Agreed[], periods: readonly Period[]): Ending[] =>
  agreed.map((one) => ({ ...one, until: periods.find(({ to }) => to === null || to >= one.from)?.to ?? null }));

/** The frequency of the first compensation also applies before it. */
const frequencySpans = (agreed: readonly Agreed[]): FrequencySpan[] =>
  agreed.map(({ frequency, from }, at) => {
    const next = agreed[at + 1];
    return { frequency, from: at === 0 ? null : from, to: next ? addDays(next.from, -1) : null };
  });

/** A compensation that pays no day of the period does not affect its currency. */
const isPaidWithin = ({ from }: Ending, employed: readonly { to: Day | null }[]): boolean =>
  employed.some(({ to }) => to === null || from <= to);

/** The compensation that applies on a day, and the later ones. */
function holdingFrom(agreed: readonly Ending[], day: Day): Ending[] {
  const first = agreed.findLastIndex(({ from }) => from <= day);
  return agreed.slice(Math.max(0, first)).filter(({ until }) => until === null || until >= day);
}

async function loadPaidBefore(db: Runner, ids: readonly number[], before: PayPeriod): Promise<Map<number, number>> {
  const { rows } = await sql<OfPerson & { net: number }>`
    select employee_id, net from salaries
    where employee_id = any(${ids}::int[]) and sequence = 0 and status <> 'cancelled' and period = ${before}`.execute(db);
  return new Map(rows.map(({ employee_id, net }) => [employee_id, net]));
}

/** Any first day works as long as no employee is paid by weeks. */
const firstMonday = '2024-01-01';

/** That of the branch, else of the company, as `pay_policy_of` finds it for one. */
async function loadPolicies(db: Runner): Promise<{ policyOf: (branch_id: number) => PayPolicy; anchor: Day }> {
  const { rows } = await sql<
    StoredPolicy & { periods_begin: Day | null }
  >`select * from pay_policies order by branch_id nulls last`.execute(db);
  const policies = new Map(rows.map((stored) => [stored.branch_id, policyFrom(stored)]));
  const policyOf = (branch_id: number): PayPolicy => {
    const policy = policies.get(branch_id) ?? policies.get(null);
    if (!policy) throw new Error('There is no pay policy for the company.');
    return policy;
  };
  return { policyOf, anchor: rows.find(({ periods_begin }) => periods_begin !== null)?.periods_begin ?? firstMonday };
}

export const policyFrom = (stored: StoredPolicy): PayPolicy => ({
  basis: stored.basis,
  weeklyMinutes: stored.weekly_minutes,
  deductAbsence: stored.deduct_absence,
  deductLate: stored.deduct_late,
  cashRounding: stored.cash_rounding,
  carryNegative: stored.carry_negative,
  taxYearMonth: stored.tax_year_month ?? 1,
});

async function loadDepartmentsAbove(db: Runner): Promise<(id: number) => number[]> {
  const { rows } = await sql<{ id: number; parent_id: number | null }>`select id, parent_id from departments`.execute(db);
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const above = (id: number): number[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [id, ...above(parent)];
  };
  return above;
}
