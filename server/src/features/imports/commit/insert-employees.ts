import { type Field, type Fields, isSealed } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';
import { statusAtHire } from '@cadre/rules/employment';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { sealValues } from '../../../crud/access/sealed.ts';
import { gathered } from '../../../crud/write/custom-values.ts';
import type { Seal } from '../../../platform/access/seal.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { todayWhere } from '../check/today-where.ts';
import type { Acting } from './update-employee.ts';

export type RowInput = { row_no: number; values: Record<string, unknown>; manager_row?: number | undefined };
export type InsertedRow = { row_no: number; row: StoredRow };

/**
 * Employees of a file in one statement. Their ids are taken first, so that people may report to others in the same file, new or existing;
 * their numbers follow the order of the rows.
 */
export async function insertEmployees(
  { services, tx, resource, caller }: Acting,
  rows: readonly RowInput[],
  hereBefore: ReadonlyMap<number, number> = new Map(),
): Promise<InsertedRow[]> {
  if (rows.length === 0) return [];
  const wanted = await inBatches(rows, (row) => ({ ...row, values: gathered(resource, trimmed(row.values), undefined) }));
  const ids = await takeIds(tx, wanted.length);
  const idOfRow = new Map(wanted.map(({ row_no }, at) => [row_no, ids[at] as number]));
  const today = await todayWhere(tx);
  const valueIn = ({ values, manager_row }: RowInput, name: string): unknown => {
    if (name === 'status') return statusAtHire(String(values.hire_date), today(values));
    if (name === 'manager_id' && manager_row !== undefined) return idOfRow.get(manager_row) ?? hereBefore.get(manager_row);
    return stored(services.seal, name, values[name] ?? null);
  };
  const given = new Set(['status', 'manager_id']);
  for (const { values } of wanted) for (const name of Object.keys(values)) given.add(name);
  const filled = [...Object.keys(employees.fields), 'custom'].filter((name) => given.has(name));
  const columns = new Map(filled.map((name) => [name, wanted.map((row) => valueIn(row, name))]));
  const names = filled.filter((name) => columns.get(name)?.some((value) => value != null));
  const defaults = await columnDefaults(tx);
  const cellOf = (name: string): Sql => {
    if (name === 'custom') return sql`coalesce(f.custom::jsonb, '{}')`;
    const initial = defaults.get(name);
    return initial === undefined
      ? sql.ref(`f.${name}`)
      : sql`coalesce(${sql.ref(`f.${name}`)}, ${sql.catalogued({ expression: initial })})`;
  };
  // Columns with neither a value in the file nor a default stay empty; returning them would be most of the result.
  const isField = (name: string): boolean => Object.hasOwn(employees.fields, name);
  const returned = new Set(['id', 'name', ...names, ...[...defaults.keys()].filter(isField)]);
  // The rows of a person's employment begin with the record itself; there is nothing to bring in line with them.
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  const { rows: made } = await sql<StoredRow>`
    insert into employees (id, created_by_id, updated_by_id, ${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select f.id, ${caller.actor.user_id}::int, ${caller.actor.user_id}::int, ${sql.join(names.map(cellOf))}
    from unnest(${ids}::int[], ${sql.join(names.map((name) => columnOf(name, columns.get(name) ?? [])))}) as f (id, ${sql.join(names.map((name) => sql.ref(name)))})
    order by f.id returning ${sql.join([...returned].map((name) => sql.ref(name)))}`.execute(tx);
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
  const rowOfId = new Map(made.map((row) => [row.id, row]));
  return wanted.map(({ row_no }) => ({ row_no, row: rowOfId.get(idOfRow.get(row_no) as number) as StoredRow }));
}

async function takeIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval((select pg_get_serial_sequence('employees', 'id')))::int as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** A cell left empty takes the column's default, as in any other write. */
async function columnDefaults(tx: Transaction): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; initial: string }>`
    select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as initial
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = 'employees'::regclass and a.attgenerated = ''`.execute(tx);
  return new Map(rows.map(({ name, initial }) => [name, initial]));
}

/** As any other write has it: without spaces around it, and sealed where it is to be. */
const trimmed = (values: RowInput['values']): RowInput['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));

function stored(seal: Seal, name: string, value: unknown): unknown {
  const field = (employees.fields as Fields)[name];
  const isOpen = typeof value !== 'string' || !field || !isSealed(field);
  return isOpen ? value : (sealValues(employees, seal, { [name]: value })[name] ?? null);
}

/** Columns travel as arrays: a list of records would name each field in every one of them. */
const columnOf = (name: string, values: unknown[]): Sql =>
  sql`${values}::${sql.raw(typeOf((employees.fields as Fields)[name]?.kind ?? 'text'))}`;

const columnTypes = { integer: 'int[]', share: 'int[]', reference: 'int[]', boolean: 'boolean[]', date: 'date[]' } as const;
const typeOf = (kind: Field['kind']) => (Object.hasOwn(columnTypes, kind) ? columnTypes[kind as keyof typeof columnTypes] : 'text[]');
