import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** Who came with an import. */
export async function importedIds(on: Runner, import_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from import_cells c, unnest(c.record_ids) id where c.import_id = ${import_id} and id is not null`.execute(on);
  return rows.map(({ id }) => id);
}

/** Which record each row became. */
export async function rememberIds(tx: Transaction, import_id: number, idOfRow: Map<number, number>): Promise<void> {
  const { rows } = await sql<Columns<'import_cells', 'number' | 'row_nos'>>`
    select number, row_nos from import_cells where import_id = ${import_id}`.execute(tx);
  const ids = rows.map(({ row_nos }) => `{${row_nos.map((row_no) => idOfRow.get(row_no) ?? 'null').join()}}`);
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
