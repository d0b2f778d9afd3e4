import { administratorRole } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** The accounts of all active administrators. */
export async function administrators(db: Runner): Promise<number[]> {
  const { rows } = await sql<Columns<'users', 'id'>>`
    select u.id from users u join user_roles held on held.user_id = u.id
    where held.role_id = ${administratorRole} and u.status = 'active' order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
