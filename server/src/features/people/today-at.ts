import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Today at the employee's present or future place of work: by their own zone, else by their branch's. */
export async function todayAt(tx: Transaction, place: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone coalesce(${place.timezone ?? null}::text,
      (select b.timezone from branches b where b.id = ${place.branch_id ?? null}::int), 'UTC'))::date as today`.execute(tx);
  return (rows[0] as { today: string }).today;
}
