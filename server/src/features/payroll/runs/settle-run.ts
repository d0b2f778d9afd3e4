import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/*
 * The effects of approving a run and of reopening it: the state of the payslips, loan repayments, taken adjustments, and items that can no longer
 * change. Each is set to its target state, so that repeating it changes nothing. The ledger of settlements follows the state of the payslips by
 * itself (`post_settlements`). Runs as the system, with the run locked.
 */

export async function settleApproved(tx: Transaction, payroll_id: number): Promise<void> {
  await sql`
    update salaries set status = 'approved', version = version + 1, updated_at = now() where payroll_id = ${payroll_id} and status = 'calculated'`.execute(
    tx,
  );
  await postMovements(tx, payroll_id);
  await sql`
    with took as (
      select salary_id, employee_id, month, jsonb_agg(jsonb_build_object('code', code, 'name', name, 'kind', kind, 'amount', amount) order by code) as lines,
        sum(case kind when 'earning' then amount when 'deduction' then -amount else 0 end) as amount
      from pay_lines_by_month where payroll_id = ${payroll_id} and month <> paid_month group by 1, 2, 3)
    update pay_adjustments a set status = 'taken', taken_salary_id = took.salary_id, lines = took.lines, amount = took.amount,
      version = a.version + 1, updated_at = now()
    from took where a.employee_id = took.employee_id and a.month = took.month and a.status = 'open'`.execute(tx);
  await markTaken(tx, payroll_id);
  await sql`
    insert into pay_item_uses (source, source_id, payroll_id, month, payslips)
    select used.source, used.id, ${payroll_id}, min(used.month), count(distinct used.salary_id)::int from (
      select l -> 'source' ->> 'type' as source, (l -> 'source' ->> 'id')::int as id, s.month, s.id as salary_id
      from salaries s cross join lateral jsonb_array_elements(s.lines) l
      where s.payroll_id = ${payroll_id} and s.status <> 'cancelled' and l -> 'source' ->> 'type' in ('allowances', 'bonuses', 'deductions')
      union all
      select 'compensations', (g ->> 'compensation_id')::int, s.month, s.id
      from salaries s cross join lateral jsonb_array_elements(s.segments) g where s.payroll_id = ${payroll_id} and s.status <> 'cancelled') used
    group by 1, 2 on conflict do nothing`.execute(tx);
}

export async function settleReopened(tx: Transaction, payroll_id: number): Promise<void> {
  await sql`
    update salaries set status = 'calculated', released_at = null, version = version + 1, updated_at = now()
    where payroll_id = ${payroll_id} and status = 'approved'`.execute(tx);
  await postMovements(tx, payroll_id);
  await markTaken(tx, payroll_id);
  await sql`
    delete from pay_adjustments o using pay_adjustments a join salaries s on s.id = a.taken_salary_id
    where s.payroll_id = ${payroll_id} and o.status = 'open' and o.employee_id = a.employee_id and o.month = a.month`.execute(tx);
  await sql`
    update pay_adjustments a set status = 'open', taken_salary_id = null, version = a.version + 1, updated_at = now()
    from salaries s where s.id = a.taken_salary_id and s.payroll_id = ${payroll_id}`.execute(tx);
  await sql`delete from pay_item_uses where payroll_id = ${payroll_id}`.execute(tx);
}

/** The taken amount is the one on the payslip; the months are marked, so that later changes are searched for again. */
async function markTaken(tx: Transaction, payroll_id: number): Promise<void> {
  await sql`
    insert into pay_dirty (employee_id, month)
    select a.employee_id, a.month from pay_adjustments a join salaries s on s.id = a.taken_salary_id where s.payroll_id = ${payroll_id}
    on conflict do nothing`.execute(tx);
}

/** Posts loan repayments as the difference to earlier postings, so that the balance is right if this runs late, twice or after a reopening. */
async function postMovements(tx: Transaction, payroll_id: number): Promise<void> {
  await sql`
    insert into pay_movements (deduction_id, salary_id, amount)
    select due.deduction_id, due.salary_id, sum(due.amount)::bigint from (
      select d.id as deduction_id, s.id as salary_id, (l ->> 'amount')::bigint as amount
      from salaries s cross join lateral jsonb_array_elements(s.lines) l
      join deductions d on d.id = (l -> 'source' ->> 'id')::int and d.principal is not null
      where s.payroll_id = ${payroll_id} and s.status in ('approved', 'paid') and l -> 'source' ->> 'type' = 'deductions' and l ->> 'kind' = 'deduction'
      union all
      select m.deduction_id, m.salary_id, -m.amount from pay_movements m join salaries s on s.id = m.salary_id where s.payroll_id = ${payroll_id}) due
    group by 1, 2 having sum(due.amount) <> 0`.execute(tx);
}
