import type { PayInputs, PayItem } from '@cadre/rules/pay/pay-inputs';
import type { PayPeriod } from '@cadre/rules/pay/pay-period';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Adds the repayments by approved payslips of these periods back to loans, because the simulation takes them again. */
export async function withoutRepayments(
  on: Runner,
  { items }: PayInputs,
  employee_id: number,
  periods: readonly PayPeriod[],
): Promise<readonly PayItem[]> {
  if (periods.length === 0 || items.every(({ remaining }) => remaining === null)) return items;
  const { rows } = await sql<{ id: number; amount: number }>`
    select m.deduction_id as id, sum(m.amount)::float8 as amount from pay_movements m join salaries s on s.id = m.salary_id
    where s.employee_id = ${employee_id} and s.period = any(${periods}::text[]) group by 1`.execute(on);
  const taken = new Map(rows.map(({ id, amount }) => [id, amount]));
  return items.map((item) =>
    item.source === 'deductions' && item.remaining !== null ? { ...item, remaining: item.remaining + (taken.get(item.id) ?? 0) } : item,
  );
}
