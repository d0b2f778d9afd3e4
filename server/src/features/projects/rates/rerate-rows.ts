import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

const free = sql<boolean>`x.statement_id is null`;

/** Rows that are not approved yet take the current rates. */
export async function rerateOpen(tx: Runner, where: Sql<boolean>): Promise<number> {
  return rerate(tx, sql`x.status <> 'approved' and ${free} and ${where}`, sql`t.status`);
}

/**
 * Rerates approved rows, too, if the user requests it with a reason. The database keeps the rates of approved rows, so they are reopened
 * for a moment within the transaction; the sums of projects stay correct.
 */
export async function rerateApproved(tx: Runner, where: Sql<boolean>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update tasks t set status = 'submitted' from tasks x where x.id = t.id and x.status = 'approved' and ${free} and ${where} returning t.id`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  const changed = await rerate(tx, sql`x.id = any(${ids}::int[])`, sql`'approved'`);
  await sql`update tasks set status = 'approved' where id = any(${ids}::int[]) and status <> 'approved'`.execute(tx);
  return changed;
}

async function rerate(tx: Runner, where: Sql<boolean>, status: Sql): Promise<number> {
  const { rows } = await sql`
    update tasks t set rate = s.rate, currency = s.currency, cost_rate = s.cost_rate, cost_currency = s.cost_currency, status = ${status}
    from (select (snapshot_task(x)).* from tasks x where ${where}) s
    where t.id = s.id and (t.rate, t.currency, t.cost_rate, t.cost_currency) is distinct from (s.rate, s.currency, s.cost_rate, s.cost_currency)
    returning t.id`.execute(tx);
  return rows.length;
}
