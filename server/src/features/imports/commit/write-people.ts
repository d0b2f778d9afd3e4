import type { Field } from '@cadre/contract/fields';
import { tierRights } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { type Permission, right } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { storedValue } from '../../../crud/write/custom-values.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { behindManagers, managersFirst, rowsAbove } from '../check/managers-first.ts';
import { refuseOutdated } from '../check/refuse-outdated.ts';
import { type RightRow, rightRows } from '../check/right-rows.ts';
import { holdRows, refuseStaleRows } from '../check/stale-rows.ts';
import { sealCells } from '../files/sealed-cells.ts';
import type { ImportJob } from './import-job.ts';
import { type InsertedRow, insertEmployees } from './insert-employees.ts';
import { noteEmployees } from './note-employees.ts';
import { idsOfRows, rememberIds } from './record-ids.ts';
import { replacedValues } from './replaced.ts';
import { type Acting, actingFor, updateEmployee } from './update-employee.ts';

/** The rows still to be written, in order, and how to write some of them. */
export type Writing = { left: readonly RightRow[]; write(tx: Transaction, some: readonly RightRow[]): Promise<void> };

/** New people first, managers before their reports; then all new people exist, so changed ones may report to them. */
export async function writePeople(services: Services, job: ImportJob, behaviour: Behaviour, isFirst: boolean): Promise<Writing> {
  const { db } = services;
  if (isFirst) await refuseStaleRows(db, job.id);
  const wanted = await rightRows(db, services, job.id);
  const here = await idsOfRows(db, job.id);
  const changed = await changedRows(db, job.id);
  const above = rowsAbove(wanted, ({ existing_id }) => existing_id);
  const isNew = ({ existing_id }: RightRow): boolean => existing_id === null;
  const isChange = (row: RightRow): boolean => !isNew(row);
  const left = [
    ...behindManagers(wanted.filter(isNew)).filter(({ row_no }) => !here.has(row_no)),
    ...managersFirst(wanted.filter(isChange), above).filter(({ row_no }) => !changed.has(row_no)),
  ];
  return {
    left,
    async write(tx, some) {
      const acting = actingFor(services, tx, behaviour, job);
      await hire(acting, job.id, some.filter(isNew).toSorted(inFile), here);
      await change(acting, job.id, some.filter(isChange), here);
    },
  };
}

/** Their numbers follow the file within a batch. */
const inFile = (one: RightRow, other: RightRow): number => one.row_no - other.row_no;

async function changedRows(db: Runner, import_id: number): Promise<Set<number>> {
  const { rows } = await sql<Columns<'import_rows', 'row_no'>>`
    select row_no from import_rows where import_id = ${import_id} and replaced is not null`.execute(db);
  return new Set(rows.map(({ row_no }) => row_no));
}

async function hire(acting: Acting, import_id: number, rows: RightRow[], here: Map<number, number>): Promise<void> {
  if (rows.length === 0) return;
  const { tx, caller } = acting;
  await refuseOutdated(acting, rows);
  const inserted = await insertEmployees(acting, rows, here);
  await requireReachOfAll(acting, inserted);
  await noteEmployees(
    tx,
    caller.actor,
    'create',
    inserted.map(({ row }) => row),
  );
  const made = new Map(inserted.map(({ row_no, row }) => [row_no, row.id]));
  await rememberIds(tx, import_id, made);
  for (const [row_no, id] of made) here.set(row_no, id);
}

async function change(acting: Acting, import_id: number, rows: RightRow[], here: ReadonlyMap<number, number>): Promise<void> {
  if (rows.length === 0) return;
  await holdRows(
    acting.tx,
    import_id,
    rows.map(({ row_no }) => row_no),
  );
  const changed: { row_no: number; replaced: string }[] = [];
  for (const { row_no, existing_id, values, manager_row } of rows) {
    const manager = manager_row === undefined ? {} : { manager_id: here.get(manager_row) };
    const updated = await updateEmployee(acting, existing_id as number, { ...values, ...manager });
    if (updated) changed.push({ row_no, replaced: sealCells(acting.services.seal, replacedValues(updated)) });
  }
  await sql`
    update import_rows r set replaced = changed.replaced
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (row_no int, replaced jsonb)
    where r.import_id = ${import_id} and r.row_no = changed.row_no`.execute(acting.tx);
}

/** Refuses rows outside of the user's reach, and fields of a tier that is closed to the user there. */
async function requireReachOfAll({ tx, resource, caller: { actor } }: Acting, inserted: InsertedRow[]): Promise<void> {
  const fields = Object.entries<Field>(resource.fields);
  const given = (tier: string): boolean =>
    fields.some(([name, field]) => field.tier === tier && inserted.some(({ row }) => storedValue(row, name, field) != null));
  const tiers = Object.keys(employees.access.tiers ?? {}).filter(given);
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
