import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * Runs first in a delivery, so that two concurrent identical deliveries run one after the other. Sequential scans are disabled: on a new
 * installation the planner would choose them for its small tables, and a connection caches the plans of its foreign keys while the tables
 * grow. `also` is written in the same statement and returns an `id`.
 */
export async function lockDevice(tx: Transaction, device_id: number, also: Sql = sql`select null::int as id`): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    with also as (${also})
    select set_config('enable_seqscan', 'off', true), (select id from also) as id from devices where id = ${device_id} for no key update of devices`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}
