import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

/** Records created by an import. */
export async function importedIds(on: Runner, import_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from import_cells c, unnest(c.record_ids) id where c.import_id = ${import_id} and id is not null`.execute(on);
  return rows.map(({ id }) => id);
}

/** Which record each row became so far. */
export async function idsOfRows(on: Runner, import_id: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ row_no: number; id: number }>`
    select made.row_no, made.id from import_cells c, unnest(c.row_nos, c.record_ids) made (row_no, id)
    where c.import_id = ${import_id} and made.id is not null`.execute(on);
  return new Map(rows.map(({ row_no, id }) => [row_no, id]));
}

/** Stores the record id of each of these rows, and keeps the ids of others. */
export async function rememberIds(tx: Transaction, import_id: number, idOfRow: ReadonlyMap<number, number>): Promise<void> {
  if (idOfRow.size === 0) return;
  const [first, last] = [...idOfRow.keys()].reduce(
    ([least, most], row_no) => [Math.min(least, row_no), Math.max(most, row_no)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const { rows } = await sql<Columns<'import_cells', 'number' | 'row_nos' | 'record_ids'>>`
    select number, row_nos, record_ids from import_cells
    where import_id = ${import_id} and row_nos[1] <= ${last}::int and row_nos[cardinality(row_nos)] >= ${first}::int`.execute(tx);
  const ids = rows.map(
    ({ row_nos, record_ids }) => `{${row_nos.map((row_no, at) => idOfRow.get(row_no) ?? record_ids?.[at] ?? 'null').join()}}`,
  );
  await sql`
    update import_cells c set record_ids = made.ids::int[]
    from unnest(${rows.map(({ number }) => number)}::int[], ${ids}::text[]) made (number, ids)
    where c.import_id = ${import_id} and c.number = made.number`.execute(tx);
}

/** They are gone; who stays is still known to have come with it. */
export async function forgetIds(tx: Transaction, import_id: number, gone: number[]): Promise<void> {
  await sql`
    update import_cells c set record_ids = array(
      select case when gone.id is null then made.id end
      from unnest(c.record_ids) with ordinality made (id, place) left join unnest(${gone}::int[]) gone (id) on gone.id = made.id order by place)
    where c.import_id = ${import_id} and c.record_ids is not null`.execute(tx);
}
