import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Whether each of these shifts exists and is active; shifts in `known` are already in use and are not checked. */
export async function areUsable(
  db: Runner,
  shiftIds: readonly (number | null)[],
  known: readonly (number | null)[] = [],
): Promise<boolean> {
  const requested = [...new Set(shiftIds)].filter((id) => id !== null && !known.includes(id));
  if (requested.length === 0) return true;
  const { rows } = await sql`select from shifts where id = any(${requested}::bigint[]) and active`.execute(db);
  return rows.length === requested.length;
}
