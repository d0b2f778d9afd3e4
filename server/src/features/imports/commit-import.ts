import type { Field } from '@cadre/contract/fields';
import { tierRights } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { type Permission, right } from '@cadre/contract/rights';
import { reach } from '../../crud/access.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import { storedValue } from '../../crud/custom-values.ts';
import type { ImportKind, ImportKinds } from '../../crud/import-kind.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import { Problem } from '../../platform/problem.ts';
import { actorOf, type ImportJob, mayStillAct } from './import-job.ts';
import { type InsertedRow, insertEmployees } from './insert-employees.ts';
import { managersFirst, rowsAbove } from './managers-first.ts';
import { noteEmployees } from './note-employees.ts';
import { rememberIds } from './record-ids.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import { type RightRow, rightRows } from './right-rows.ts';
import { sealCells } from './sealed-cells.ts';
import { refuseStaleRows } from './stale-rows.ts';
import { keptOf } from './take-back-updates.ts';
import { type Acting, actingFor, updateEmployee } from './update-employee.ts';

/** All right rows or none, in one transaction. A second run finds the status moved on and does nothing. */
export async function commitImport(house: House, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds = {}): Promise<void> {
  const actor = actorOf(job);
  await house.db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'imports', 'resource'>>`
      select resource from imports where id = ${job.id} and status = 'committing' for update`.execute(tx);
    if (!rows[0]) return;
    if (!(await mayStillAct(tx, job))) throw new Problem('not_allowed');
    const kind = kinds[rows[0].resource];
    if (kind) return commitKind(tx, house, job, kind);
    await refuseStaleRows(tx, job.id, sql`for update of e`);
    const wanted = await rightRows(tx, house, job.id);
    const isNew = ({ existing_id }: RightRow): boolean => existing_id === null;
    const acting = actingFor(house, tx, behaviour, job);
    await refuseOutdated(acting, wanted.filter(isNew));
    const inserted = await insertEmployees(acting, wanted.filter(isNew));
    await demandReachOfAll(acting, inserted);
    await noteEmployees(
      tx,
      actor,
      'create',
      inserted.map(({ row }) => row),
    );
    const changed = await updateAll(acting, wanted, inserted);
    await remember(tx, job.id, inserted, changed);
  });
}

/** What the dry run found right is checked once more: what it names may have changed since. */
async function commitKind(tx: Transaction, house: House, job: ImportJob, kind: ImportKind): Promise<void> {
  const [actor, import_id] = [actorOf(job), job.id];
  kind.demand(actor);
  const rows = (await rightRows(tx, house, import_id)).map(({ row_no, values }) => ({ row_no, values, complaints: {} }));
  await kind.check(tx, actor, rows);
  const wrong = rows.find(({ complaints }) => Object.keys(complaints).length > 0);
  if (wrong) throw new Problem('invalid', { fields: wrong.complaints });
  const made = await kind.commit(tx, { actor, import_id }, rows);
  await rememberIds(tx, import_id, made);
  await sql`update imports set status = 'committed', committed_at = now(), done_count = ${made.size}, updated_count = 0 where id = ${import_id}`.execute(
    tx,
  );
  await sql`delete from import_blocks where import_id = ${import_id}`.execute(tx);
}

/** Everybody new is here by now, so anybody may report to them. */
async function updateAll(acting: Acting, wanted: RightRow[], inserted: InsertedRow[]): Promise<Changed[]> {
  const updates = wanted.filter(({ existing_id }) => existing_id !== null);
  if (updates.length === 0) return [];
  const idOfRow = new Map(inserted.map(({ row_no, row }) => [row_no, row.id]));
  const above = rowsAbove(wanted, ({ existing_id }) => existing_id);
  const changed: Changed[] = [];
  for (const { row_no, existing_id, values, manager_row } of managersFirst(updates, above)) {
    const manager = manager_row === undefined ? {} : { manager_id: idOfRow.get(manager_row) };
    const updated = await updateEmployee(acting, existing_id as number, { ...values, ...manager });
    if (updated) changed.push({ row_no, replaced: sealCells(acting.house.seal, keptOf(updated)) });
  }
  return changed;
}

type Changed = { row_no: number; replaced: string };

/** Nobody makes a row outside of their own reach, nor fields of a tier that is closed to them there. */
async function demandReachOfAll({ tx, resource, asker: { actor } }: Acting, inserted: InsertedRow[]): Promise<void> {
  const fields = Object.entries<Field>(resource.fields);
  const given = (tier: string): boolean =>
    fields.some(([name, field]) => field.tier === tier && inserted.some(({ row }) => storedValue(row, name, field) != null));
  const tiers = Object.keys(employees.tiers ?? {}).filter(given);
  const needed: Permission[] = [
    right('employees', 'import'),
    ...tiers.map((tier) => right('employees', tierRights(employees, tier).update)),
  ];
  const within = sql.join(
    needed.map((one) => reach(employees, actor, one)),
    sql` and `,
  );
  const { rows } = await sql`
    select from employees r where r.id = any(${inserted.map(({ row }) => row.id)}::int[]) and not (${within}) limit 1`.execute(tx);
  if (rows.length > 0) throw new Problem('not_allowed');
}

async function remember(tx: Transaction, id: number, inserted: InsertedRow[], changed: Changed[]): Promise<void> {
  await rememberIds(tx, id, new Map(inserted.map(({ row_no, row }) => [row_no, row.id])));
  await sql`
    update import_rows r set replaced = changed.replaced
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (row_no int, replaced jsonb)
    where r.import_id = ${id} and r.row_no = changed.row_no`.execute(tx);
  await sql`
    update imports set status = 'committed', committed_at = now(), done_count = ${inserted.length + changed.length}, updated_count = ${changed.length}
    where id = ${id}`.execute(tx);
  await sql`delete from import_blocks where import_id = ${id}`.execute(tx);
}
