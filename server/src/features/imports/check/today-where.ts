import { type Day, dayIn } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

/** Today at the employee's place of work: by their own zone, else by their branch's. One statement for any number of people. */
export async function todayWhere(db: Runner): Promise<(values: Record<string, unknown>) => Day> {
  const { rows } = await sql<Columns<'branches', 'id' | 'timezone'>>`select id, timezone from branches`.execute(db);
  const zones = new Map<unknown, string>(rows.map(({ id, timezone }) => [id, timezone]));
  const now = new Date();
  const days = new Map<string, Day>();
  return ({ timezone, branch_id }) => {
    const zone = typeof timezone === 'string' ? timezone : (zones.get(branch_id) ?? 'UTC');
    const day = days.get(zone) ?? dayIn(zone, now);
    days.set(zone, day);
    return day;
  };
}
