import type { PayAdjustment } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = PayAdjustment & { employee_id: number; currency: string };

/** Differences of closed months before this one that no payslip has taken, or that one of this run took. */
export async function loadAdjustments(
  db: Runner,
  month: string,
  ids: readonly number[],
  run_id: number | null,
): Promise<Map<number, Stored[]>> {
  const { rows } = await sql<Stored>`
    select id, employee_id, month, lines, currency from pay_adjustments a
    where month < ${month} and lines <> '[]' and employee_id = any(${ids}::int[])
      and (status = 'open' or taken_salary_id in (select id from salaries where payroll_id = ${run_id}::int)) order by id`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
