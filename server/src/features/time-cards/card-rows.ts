import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { StoredCard } from './stored-card.ts';

/* The rows follow their card, which is locked. Rows approved in an earlier attempt stay approved. */

type Card = Pick<StoredCard, 'id' | 'employee_id' | 'from_date' | 'to_date'>;

const change = (tx: Transaction, { id }: Card, from: readonly string[], changes: Sql, narrower: Sql = sql``) =>
  sql`update tasks set ${changes}, version = version + 1, updated_at = now()
    where time_card_id = ${id} and status = any(${[...from]}::text[]) ${narrower}`.execute(tx);

export async function submitRows(tx: Transaction, card: Card): Promise<void> {
  await snapshot(tx, card);
  await change(tx, card, ['draft', 'rejected'], sql`status = 'submitted', returned_note = null`);
}

export const draftRows = (tx: Transaction, card: Card) => change(tx, card, ['submitted'], sql`status = 'draft'`);

/** Department and rates are those of the day; from now on nothing changes them. */
export async function approveRows(tx: Transaction, card: Card, ids?: readonly number[]): Promise<void> {
  await snapshot(tx, card);
  await change(tx, card, ['submitted'], sql`status = 'approved'`, ids && sql`and id = any(${[...ids]}::int[])`);
}

export const rejectRows = (tx: Transaction, card: Card, note: string | null) =>
  change(tx, card, ['submitted'], sql`status = 'rejected', returned_note = coalesce(returned_note, ${note})`);

/** Only rows that are neither paid nor billed can be reopened; if there are none, the error names the closed month. */
export async function reopenRows(tx: Transaction, card: Card): Promise<void> {
  const { employee_id, from_date, to_date } = card;
  const isOpen = sql`and statement_id is null and closed_month_of(employee_id, date, date) is null`;
  const { rowCount } = await change(tx, card, ['approved', 'submitted'], sql`status = 'draft'`, isOpen);
  const { rows } = await sql`select from tasks where time_card_id = ${card.id} limit 1`.execute(tx);
  if (rowCount === 0 && rows.length > 0) await sql`select refuse_closed(${employee_id}, ${from_date}::date, ${to_date}::date)`.execute(tx);
}

const snapshot = (tx: Transaction, { id }: Card) => sql`select snapshot_card(${id})`.execute(tx);
