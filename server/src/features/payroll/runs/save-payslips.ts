import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PayslipRow } from './payslip-row.ts';
import type { StoredRun } from './stored-run.ts';

export type Failed = { employee_id: number; problem: string; args: Record<string, string | number> };

/** Writes the payslips of some people of a run at once; what is as it was stays untouched. In the name of the house, with the run locked. */
export async function savePayslips(
  tx: Transaction,
  { id, month, kind }: Pick<StoredRun, 'id' | 'month' | 'kind'>,
  rows: readonly PayslipRow[],
  failed: readonly Failed[],
): Promise<void> {
  await sql`
    insert into salaries (payroll_id, month, sequence, employee_id, currency, basic_salary, allowances_total, bonuses_total, gross, taxable,
      deductions_total, net, employer_cost, carried_on, previous_net, segments, lines, variance, worked_days, payable_days, unpaid_days,
      overtime_minutes, inputs_hash)
    select ${id}, ${month}, case ${kind}::text when 'off_cycle' then (select coalesce(max(o.sequence), 0) + 1 from salaries o
        where o.employee_id = r.employee_id and o.month = ${month} and o.payroll_id <> ${id} and o.status <> 'cancelled') else 0 end, r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (employee_id int, currency text, basic_salary bigint, allowances_total bigint,
      bonuses_total bigint, gross bigint, taxable bigint, deductions_total bigint, net bigint, employer_cost bigint, carried_on bigint,
      previous_net bigint, segments jsonb, lines jsonb, variance jsonb, worked_days numeric, payable_days numeric, unpaid_days numeric,
      overtime_minutes int, inputs_hash text)
    on conflict (payroll_id, employee_id) do update set
      currency = excluded.currency, basic_salary = excluded.basic_salary, allowances_total = excluded.allowances_total,
      bonuses_total = excluded.bonuses_total, gross = excluded.gross, taxable = excluded.taxable, deductions_total = excluded.deductions_total,
      net = excluded.net, employer_cost = excluded.employer_cost, carried_on = excluded.carried_on, previous_net = excluded.previous_net,
      segments = excluded.segments, lines = excluded.lines, worked_days = excluded.worked_days, payable_days = excluded.payable_days,
      unpaid_days = excluded.unpaid_days, overtime_minutes = excluded.overtime_minutes, inputs_hash = excluded.inputs_hash,
      variance = excluded.variance, acknowledged_at = null, acknowledged_by_id = null,
      calculated_at = now(), version = salaries.version + 1, updated_at = now()
    where salaries.inputs_hash <> excluded.inputs_hash and salaries.status = 'calculated'`.execute(tx);
  await sql`
    delete from salaries where payroll_id = ${id} and status = 'calculated' and employee_id = any(${failed.map((one) => one.employee_id)}::int[])`.execute(
    tx,
  );
  const states = [
    ...rows.map(({ employee_id }) => ({ employee_id, state: 'done', problem: null, args: {} })),
    ...failed.map(({ employee_id, problem, args }) => ({ employee_id, state: 'failed', problem, args })),
  ];
  await sql`
    update payroll_people p set state = s.state, problem = s.problem, problem_args = s.args
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s (employee_id int, state text, problem text, args jsonb)
    where p.payroll_id = ${id} and p.employee_id = s.employee_id`.execute(tx);
}
