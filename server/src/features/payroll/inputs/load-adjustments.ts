import type { PayAdjustment } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = PayAdjustment & { employee_id: number; currency: string };

/** What closed months before this one came to differently, and no payslip has taken. */
export async function loadAdjustments(db: Runner, month: string, ids: readonly number[]): Promise<Map<number, Stored[]>> {
  const { rows } = await sql<Stored>`
    select id, employee_id, month, lines, currency from pay_adjustments
    where status = 'open' and month < ${month} and employee_id = any(${ids}::int[]) order by id`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
