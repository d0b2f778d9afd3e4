import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * The payslips of a run as `c`, each with whether it differs from the previous month by more than the policy of its branch allows. Employees who were
 * not paid in that month are new, so their payslips never exceed it.
 */
export const changesOf = (payroll_id: number): Sql => sql`(
  select s.*, coalesce(abs(s.net - s.previous_net) * 10000 > y.variance_bp * abs(s.previous_net), false) as is_above
  from salaries s join employees e on e.id = s.employee_id
  join (select b.id, p.variance_bp from branches b join pay_policies p on p.id = pay_policy_of(b.id)) y on y.id = e.branch_id
  where s.payroll_id = ${payroll_id} and s.status <> 'cancelled') c`;

/** Counts the large changes of a run, and those not yet acknowledged. Runs as the system. */
export async function countChanges(on: Runner, payroll_id: number): Promise<{ above: number; open: number }> {
  const { rows } = await sql<{ above: number; open: number }>`
    select count(*)::int as above, count(*) filter (where c.acknowledged_at is null)::int as open from ${changesOf(payroll_id)} where c.is_above`.execute(
    on,
  );
  return rows[0] ?? { above: 0, open: 0 };
}

/** Counts the large changes that are not yet acknowledged. Runs as the system. */
export const countOpenChanges = async (on: Runner, payroll_id: number): Promise<number> => (await countChanges(on, payroll_id)).open;
