import type { ImportData } from '@cadre/contract/calls/imports';
import { importRight } from '@cadre/contract/import-fields';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';

/** An import as the database holds it. `failure` is a refusal as JSON, so that it reads in the language of the day. */
export type StoredImport = Omit<ImportData, 'fields' | Moments> & Columns<'imports', 'user_id' | Moments>;
type Moments = 'created_at' | 'committed_at' | 'undone_at';

export const importColumns: Sql = sql`i.id, i.user_id, i.resource, i.status, i.file_name, i.headings, i.mapping, i.date_orders, i.same, i.unclear_dates, i.rows_count, i.wrong_count, i.existing_count,
  i.remarked_count, i.update_existing, i.updated_count, i.done_count, i.failure, i.created_at, i.committed_at, i.undone_at,
  i.status = 'committed' and i.committed_at > now() - interval '24 hours' as can_undo,
  case when i.status = 'undone' then (
    (select count(*) from import_cells c, unnest(c.record_ids) id where c.import_id = i.id and id is not null)
    + (select count(*) from import_rows r where r.import_id = i.id and r.replaced is not null))::int end as kept_count`;

/** Hides imports whose file was not stored completely. */
export const isWhole: Sql<boolean> = sql`i.rows_count > 0`;

/** Imports are their owner's alone: what others uploaded does not exist. */
export async function ownImport(db: Runner, actor: Actor, id: number, lock: Sql = sql``): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from imports i where i.id = ${id} and i.user_id = ${actor.user_id} and ${isWhole} ${lock}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  if (!actor.rights.has(importRight(rows[0].resource))) throw new Problem('not_allowed');
  return rows[0];
}
