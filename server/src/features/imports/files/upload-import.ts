import { importLimits } from '@cadre/contract/calls/imports';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { readTable } from '../../../platform/documents/tables/read-table.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Sent } from '../../../platform/http/read-upload.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { mappableFields } from '../check/importable-fields.ts';
import type { Reading } from '../check/read-row.ts';
import { suggestMapping } from '../check/suggest-mapping.ts';
import { wrongInSame } from '../check/wrong-in-same.ts';
import { keepFile } from './file-rows.ts';
import { importColumns, type StoredImport } from './stored-import.ts';

const { rows: mostRows, columns: mostColumns } = importLimits;

/**
 * Reads the file and stores its rows, without checking them. A long file is stored in batches so that other requests need not wait, and the
 * import is visible (`isWhole`) when all of its rows are there.
 */
export async function uploadImport(
  services: Services,
  context: CallContext,
  file: Sent,
  resource: StoredImport['resource'],
): Promise<StoredImport> {
  refuseUnreadable(file);
  await services.scan(file.bytes);
  const { headings, rows } = await readTable(file.bytes, { rows: mostRows, columns: mostColumns });
  const { mapping, date_orders, same } = await readingFor(services.db, context.actor, resource, headings);
  const stored = rows.map(({ row_no, cells }) => ({
    row_no,
    cells: Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])),
  }));
  const { rows: begun } = await sql<Columns<'imports', 'id'>>`
    insert into imports (user_id, resource, file_name, headings, mapping, date_orders, same, rows_count)
    values (${context.actor.user_id}, ${resource}, ${file.name}, ${JSON.stringify(headings)}, ${JSON.stringify(mapping)},
      ${JSON.stringify(date_orders)}, ${JSON.stringify(same)}, 0)
    returning id`.execute(services.db);
  const [{ id }] = begun as [Columns<'imports', 'id'>];
  await keepFile(services.db, services.seal, id, stored);
  const { rows: made } = await sql<StoredImport>`
    with i as (update imports set rows_count = ${rows.length} where id = ${id} returning *) select ${importColumns} from i`.execute(
    services.db,
  );
  return made[0] as StoredImport;
}

/** A file with the same headings as an imported one is read like that one; any other is matched by its headings. */
async function readingFor(db: Runner, actor: Actor, resource: StoredImport['resource'], headings: string[]): Promise<Reading> {
  const fields = mappableFields(actor, resource);
  const { rows } = await sql<Reading>`
    select mapping, date_orders, same from imports
    where user_id = ${actor.user_id} and resource = ${resource} and headings = ${JSON.stringify(headings)}::jsonb and committed_at is not null
    order by id desc limit 1`.execute(db);
  const [before] = rows;
  const isOpen = Object.values(before?.mapping ?? {}).every((field) => field === null || Object.hasOwn(fields, field));
  if (!before || !isOpen) return { mapping: suggestMapping(headings, fields), date_orders: {}, same: {} };
  const wrong = await wrongInSame(db, actor, fields, before);
  const isRight = ([name]: [string, unknown]): boolean => !wrong.same && !wrong[name];
  return { ...before, same: Object.fromEntries(Object.entries(before.same).filter(isRight)) };
}

function refuseUnreadable({ name, bytes }: Sent): void {
  if (!/\.(csv|txt|tsv|xlsx)$/i.test(name)) throw new Problem('file_type_refused', { args: { types: 'csv, xlsx' } });
  if (bytes.length === 0) throw new Problem('file_empty');
}
