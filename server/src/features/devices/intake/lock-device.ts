import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * First of a delivery, so that the same one twice at once waits for itself. All of it is found by keys: in a young house the planner would rather
 * read whole tables, which are small then, and a connection keeps the plans of its foreign keys while the tables grow.
 * `also` is written with it, and gives an `id`.
 */
export async function lockDevice(tx: Transaction, device_id: number, also: Sql = sql`select null::int as id`): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    with also as (${also})
    select set_config('enable_seqscan', 'off', true), (select id from also) as id from devices where id = ${device_id} for no key update of devices`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}
