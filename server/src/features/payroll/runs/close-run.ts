import { frequencyOf, monthOf, spanOf } from '@cadre/rules/pay/pay-period';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { loadComponents } from '../inputs/load-components.ts';
import type { StoredRun } from './stored-run.ts';

/** While a pay period runs somewhere on earth its days are still to come, and closed days are not written. */
export async function refuseUnlessOver(tx: Transaction, period: string): Promise<void> {
  const { rows } = await sql`select where (now() at time zone 'Etc/GMT+12')::date > ${spanOf(period).to}::date`.execute(tx);
  if (rows.length === 0) throw new Problem('month_is_not_over', { args: { month: period } });
}

/**
 * Closes the period for everyone whom the run paid; their payslips are final from now on. Facts that changed since the calculation are searched for
 * right away. Runs as the system, with the run locked.
 */
export async function closeRun(tx: Transaction, { id, period }: Pick<StoredRun, 'id' | 'period'>): Promise<void> {
  const { from, to } = spanOf(period);
  await sql`update salaries set locked = true where payroll_id = ${id} and status = 'paid'`.execute(tx);
  await sql`
    update attendance_days set revisit_at = null where revisit_at is not null and date between ${from}::date and ${to}::date
      and employee_id in (select employee_id from salaries where payroll_id = ${id} and status = 'paid')
      and closed_month_of(employee_id, date, date) is null`.execute(tx);
  await sql`
    with policies as (select b.id, to_jsonb(p) - array['debtor_name', 'debtor_iban', 'debtor_bic'] as policy from branches b join pay_policies p on p.id = pay_policy_of(b.id))
    insert into pay_closings (employee_id, month, payroll_id, policy, from_date, to_date)
    select s.employee_id, s.period, s.payroll_id, y.policy, greatest(${from}::date, own.first), least(${to}::date, own.last)
    from salaries s join employees e on e.id = s.employee_id join policies y on y.id = e.branch_id
    cross join lateral (
      select min(f.from_date) as first, max(f.to_date) as last from pay_frequency_spans f
      where f.employee_id = s.employee_id and f.frequency = ${frequencyOf(period)} and f.from_date <= ${to}::date and f.to_date >= ${from}::date) own
    where s.payroll_id = ${id} and s.status = 'paid' order by s.employee_id on conflict do nothing`.execute(tx);
  const components = JSON.stringify(await loadComponents(tx, monthOf(period)));
  await sql`insert into pay_terms (payroll_id, components) values (${id}, ${components}::jsonb) on conflict do nothing`.execute(tx);
  await sql`
    insert into pay_dirty (employee_id, month) select employee_id, period from salaries where payroll_id = ${id} and status = 'paid'
    on conflict do nothing`.execute(tx);
}
