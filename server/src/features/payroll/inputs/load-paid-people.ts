import { monthSpan } from '@cadre/rules/calendar';
import type { Compensation, PayPolicy } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Somebody who is paid, where they stand at the end of the month, or of their time in it. */
export type PaidPerson = {
  id: number;
  branch_id: number;
  job_id: number | null;
  /** The own department first, then those above it. */
  department_ids: number[];
  policy: PayPolicy;
  employed: { from: string; to: string | null }[];
  compensations: Compensation[];
  /** Of what was agreed for days of this month. */
  currencies: string[];
  carried: number;
  previous_net: number | null;
};

type Stored = Omit<PaidPerson, 'policy' | 'compensations' | 'currencies' | 'department_ids'> & {
  department_id: number | null;
  compensations: (Compensation & { currency: string })[];
};

export type StoredPolicy = {
  branch_id: number | null;
  basis: PayPolicy['basis'];
  weekly_minutes: number;
  deduct_absence: boolean;
  deduct_late: boolean;
  cash_rounding: number;
  carry_negative: boolean;
};

export async function loadPaidPeople(db: Runner, month: string, ids: readonly number[]): Promise<PaidPerson[]> {
  const { from, to } = monthSpan(month);
  const above = await loadDepartmentsAbove(db);
  const policyOf = await loadPolicies(db);
  const { rows } = await sql<Stored>`
    with wanted as (
      select e.id, coalesce((select max(least(coalesce(p.left_on, ${to}::date), ${to}::date)) from employment_periods p
        where p.employee_id = e.id and p.hired_on <= ${to}::date and coalesce(p.left_on, ${to}::date) >= ${from}::date), ${to}::date) as day
      from employees e where e.id = any(${ids}::int[])
    )
    select w.id, v.branch_id, v.job_id, v.department_id,
      (select coalesce(jsonb_agg(jsonb_build_object('from', p.hired_on, 'to', p.left_on) order by p.hired_on), '[]') from employment_periods p
       where p.employee_id = w.id and p.hired_on <= ${to}::date and coalesce(p.left_on, ${to}::date) >= ${from}::date) as employed,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'from', c.effective_from, 'basis', c.basis, 'amount', c.amount, 'currency', c.currency)
         order by c.effective_from), '[]')
       from compensations c where c.employee_id = w.id and c.status = 'approved' and c.effective_from <= ${to}::date
         and c.effective_from >= coalesce((select max(b.effective_from) from compensations b
           where b.employee_id = w.id and b.status = 'approved' and b.effective_from <= ${from}::date), ${from}::date)) as compensations,
      coalesce(s.carried_on, 0)::float8 as carried, s.net::float8 as previous_net
    from wanted w cross join lateral version_on(w.id, w.day) v
    left join salaries s on s.employee_id = w.id and s.sequence = 0 and s.status <> 'cancelled'
      and s.month = to_char(${from}::date - 1, 'YYYY-MM')
    order by w.id`.execute(db);
  return rows.map(({ department_id, compensations, ...person }) => ({
    ...person,
    department_ids: department_id === null ? [] : above(department_id),
    policy: policyOf(person.branch_id),
    compensations: compensations.map(({ currency: _, ...agreed }) => agreed),
    currencies: [...new Set(compensations.map(({ currency }) => currency))],
  }));
}

/** That of the branch, else of the company, as `pay_policy_of` finds it for one. */
async function loadPolicies(db: Runner): Promise<(branch_id: number) => PayPolicy> {
  const { rows } = await sql<StoredPolicy>`select * from pay_policies order by branch_id nulls last`.execute(db);
  const policies = new Map(rows.map((stored) => [stored.branch_id, policyFrom(stored)]));
  return (branch_id) => {
    const policy = policies.get(branch_id) ?? policies.get(null);
    if (!policy) throw new Error('There is no pay policy for the company.');
    return policy;
  };
}

export const policyFrom = (stored: StoredPolicy): PayPolicy => ({
  basis: stored.basis,
  weeklyMinutes: stored.weekly_minutes,
  deductAbsence: stored.deduct_absence,
  deductLate: stored.deduct_late,
  cashRounding: stored.cash_rounding,
  carryNegative: stored.carry_negative,
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
