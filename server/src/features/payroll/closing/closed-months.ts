import type { PayAdjustment, PayInputs } from '@cadre/rules/pay/pay-inputs';
import type { PayLine } from '@cadre/rules/pay/payslip';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { componentsFor, type StoredComponent } from '../inputs/load-components.ts';
import { type PaidPerson, policyFrom, type StoredPolicy } from '../inputs/load-paid-people.ts';

type Settled = Pick<PayLine, 'code' | 'name' | 'kind' | 'amount'>;

/** What was settled of a month that is closed for somebody, and on which terms. */
export type ClosedMonth = {
  employee_id: number;
  /** Its regular payslip. */
  salary_id: number;
  currency: string;
  /** Of all its payslips, and of differences that were taken or dismissed since. */
  lines: Settled[];
  /** Of earlier months, taken into its payslips. */
  taken: PayAdjustment[];
  /** Deductions that are paid back. */
  loans: number[];
  policy: StoredPolicy | null;
  components: StoredComponent[] | null;
};

export async function loadClosedMonths(tx: Transaction, month: string, ids: readonly number[]): Promise<Map<number, ClosedMonth>> {
  const { rows } = await sql<ClosedMonth>`
    select c.employee_id, paid.salary_id, paid.currency, nullif(c.policy, '{}') as policy, terms.components,
      paid.lines || coalesce((select jsonb_agg(l) from pay_adjustments a cross join lateral jsonb_array_elements(a.lines) l
        where a.employee_id = c.employee_id and a.month = c.month and a.status <> 'open'), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'month', a.month, 'lines', a.lines) order by a.id)
        from pay_adjustments a join salaries t on t.id = a.taken_salary_id where a.employee_id = c.employee_id and t.month = c.month), '[]') as taken,
      array(select d.id from deductions d where d.employee_id = c.employee_id and d.principal is not null) as loans
    from pay_closings c left join pay_terms terms on terms.payroll_id = c.payroll_id
    cross join lateral (
      select min(s.id) filter (where s.sequence = 0) as salary_id, min(s.currency) as currency, jsonb_agg(l) as lines
      from salaries s cross join lateral jsonb_array_elements(s.lines) l
      where s.employee_id = c.employee_id and s.month = c.month and s.status in ('approved', 'paid')) paid
    where c.month = ${month} and c.employee_id = any(${ids}::int[]) and paid.salary_id is not null
    order by c.employee_id for update of c`.execute(tx);
  return new Map(rows.map((row) => [row.employee_id, row]));
}

/** The facts of today on the terms of then. */
export const closedInputs = (inputs: PayInputs, person: PaidPerson, { policy, components, taken }: ClosedMonth): PayInputs => ({
  ...inputs,
  components: components ? componentsFor(components, person, inputs.currency) : inputs.components,
  policy: { ...(policy ? policyFrom(policy) : inputs.policy), carryNegative: true },
  adjustments: taken,
});
