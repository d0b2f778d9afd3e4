import { documents } from '@cadre/contract/resources/documents';
import { reach } from '../../crud/access.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Whether this actor decides on this employee's documents. Nobody decides on their own. */
export async function mayReview(db: Runner, actor: Actor, employee_id: number): Promise<boolean> {
  if (employee_id === actor.employee_id) return false;
  const { rows } = await sql`
    select from (select ${employee_id}::int as employee_id) r where ${reach(documents, actor, 'documents.review')}`.execute(db);
  return rows.length > 0;
}
