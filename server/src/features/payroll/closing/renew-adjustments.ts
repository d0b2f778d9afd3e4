import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import { lateDifference, netOfDifference } from '@cadre/rules/pay/late-difference';
import { spanOf } from '@cadre/rules/pay/pay-period';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { daysInPlace } from '../inputs/load-days.ts';
import { loadPayInputs } from '../inputs/load-pay-inputs.ts';
import { type ClosedMonth, closedInputs, loadClosedMonths } from './closed-months.ts';

type Ports = Plans & Settling;

/**
 * Recalculates closed months whose result may have changed, for these employees or for all, and stores the difference to the settled amounts.
 * The stored difference is always the full one, so running late or twice changes nothing.
 */
export async function renewAdjustments(db: Database, ports: Ports, employeeIds?: readonly number[]): Promise<void> {
  const some = employeeIds ? sql`where employee_id = any(${employeeIds}::int[])` : sql``;
  const { rows } = await sql<{ month: string; ids: number[] }>`
    select month, array_agg(employee_id order by employee_id) as ids from pay_dirty ${some} group by month order by month`.execute(db);
  for (const { month, ids } of rows) await saveInBatches(db, ids, (tx, some) => renewSome(tx, ports, month, some), { least });
}

/** The same for these employees, within the transaction that depends on it. */
export async function renewWithin(tx: Transaction, ports: Ports, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ month: string; ids: number[] }>`
    select month, array_agg(employee_id order by employee_id) as ids from pay_dirty where employee_id = any(${ids}::int[])
    group by month order by month`.execute(tx);
  for (const { month, ids: some } of rows) await renewSome(tx, ports, month, some);
}

/** Where a batch has a high fixed cost, smaller batches would only make the whole run slower. */
const least = 5;

type Found = { employee_id: number; salary_id: number; currency: string; lines: object[]; amount: number };

/** Runs as the system. */
async function renewSome(tx: Transaction, ports: Ports, month: string, ids: readonly number[]): Promise<undefined> {
  await sql`delete from pay_dirty where month = ${month} and employee_id = any(${ids}::int[])`.execute(tx);
  const closed = await loadClosedMonths(tx, month, ids);
  if (closed.size === 0) return;
  const people = [...closed.keys()];
  const span = spanOf(month);
  const days = daysInPlace(await ports.daysByFacts(tx, people, span), span);
  const loaded = await loadPayInputs(tx, { plansOf: ports.plansOf, readDays: async () => days }, month, people);
  const found = loaded.flatMap(({ employee_id, person, inputs }): Found[] => {
    const settled = closed.get(employee_id) as ClosedMonth;
    if ('problem' in inputs || inputs.currency !== settled.currency) return [];
    const slip = calculatePayslip(closedInputs(inputs, person, settled));
    if ('problem' in slip) return [];
    const lines = lateDifference(slip.lines, settled.lines, new Set(settled.loans.map((id) => `deductions:${id}`)));
    return [{ employee_id, salary_id: settled.salary_id, currency: settled.currency, lines, amount: netOfDifference(lines) }];
  });
  await save(tx, month, found);
}

/** A difference of zero keeps its row, without lines: a payslip that is not approved yet may include its earlier amount. */
async function save(tx: Transaction, month: string, found: readonly Found[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n (employee_id int, salary_id int, currency text, lines jsonb, amount bigint)`;
  await sql`
    update pay_adjustments a set lines = n.lines, amount = n.amount, version = a.version + 1, updated_at = now()
    from ${rows} where a.employee_id = n.employee_id and a.month = ${month} and a.status = 'open' and a.lines <> n.lines`.execute(tx);
  await sql`
    insert into pay_adjustments (employee_id, month, salary_id, lines, amount, currency)
    select n.employee_id, ${month}, n.salary_id, n.lines, n.amount, n.currency from ${rows}
    where n.lines <> '[]' on conflict (employee_id, month) where status = 'open' do nothing`.execute(tx);
}
