import type { PayAdjustment, PayInputs, SettledLine } from '@cadre/rules/pay/pay-inputs';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { componentsFor, type StoredComponent } from '../inputs/load-components.ts';
import { type PaidPerson, policyFrom, type StoredPolicy } from '../inputs/load-paid-people.ts';

/** The settled amounts of a month that is closed for an employee, and the terms that applied to it. */
export type ClosedMonth = {
  employee_id: number;
  /** Its regular payslip. */
  salary_id: number;
  currency: string;
  /** Of all its payslips, and of differences that were taken or dismissed since. */
  lines: SettledLine[];
  /** Of earlier months, taken into its payslips. */
  taken: PayAdjustment[];
  /** Debts that its payslips took. */
  carried: number;
  /** Deductions that are paid back. */
  loans: number[];
  policy: StoredPolicy | null;
  components: StoredComponent[] | null;
};

export async function loadClosedMonths(tx: Transaction, month: string, ids: readonly number[]): Promise<Map<number, ClosedMonth>> {
  const { rows } = await sql<ClosedMonth>`
    select c.employee_id, paid.salary_id, paid.currency, nullif(c.policy, '{}') as policy, terms.components,
      coalesce((select jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'kind', l.kind, 'amount', l.amount)) from (
        select code, min(name) as name, kind, sum(amount) as amount from pay_settlements
        where employee_id = c.employee_id and month = c.month group by code, kind) l), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('id', 0, 'month', t.month, 'lines', t.lines) order by t.month) from (
        select p.month, jsonb_agg(jsonb_build_object('code', p.code, 'name', p.name, 'kind', p.kind, 'amount', p.amount)) as lines
        from salaries s join pay_settlements p on p.salary_id = s.id and p.month <> s.period
        where s.employee_id = c.employee_id and s.period = c.month group by p.month) t), '[]') as taken,
      coalesce((select sum(p.amount) from pay_settlements p where p.employee_id = c.employee_id and p.month = c.month and p.code = 'carried'
        and p.salary_id is not null), 0)::float8
        as carried,
      array(select d.id from deductions d where d.employee_id = c.employee_id and d.principal is not null) as loans
    from pay_closings c left join pay_terms terms on terms.payroll_id = c.payroll_id
    cross join lateral (
      select min(s.id) filter (where s.sequence = 0) as salary_id, min(s.currency) as currency from salaries s
      where s.employee_id = c.employee_id and s.period = c.month and s.status in ('approved', 'paid')) paid
    where c.month = ${month} and c.employee_id = any(${ids}::int[]) and paid.salary_id is not null
    order by c.employee_id for update of c`.execute(tx);
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** The facts of today on the terms of then. */
export const closedInputs = (inputs: PayInputs, person: PaidPerson, { policy, components, taken, carried }: ClosedMonth): PayInputs => ({
  ...inputs,
  components: components ? componentsFor(components, person, inputs.currency) : inputs.components,
  policy: { ...(policy ? policyFrom(policy) : inputs.policy), carryNegative: true },
  adjustments: taken,
  carried,
  settled: [],
});
