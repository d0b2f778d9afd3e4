import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { invalid } from '../platform/problem.ts';

/** What the company's own fields hold lies in one column, under their keys. */
type Custom = Record<string, unknown>;
type Row = Record<string, unknown>;

const casts: { [K in Field['kind']]?: Sql } = {
  integer: sql`::bigint`,
  decimal: sql`::numeric`,
  date: sql`::date`,
  boolean: sql`::boolean`,
  reference: sql`::int`,
};

/** The value in SQL over the alias `r`, of the type that a column of its kind would have. */
export const customExpression = (key: string, { kind }: Field): Sql =>
  sql`(${sql.ref('r.custom')} ->> ${sql.lit(key)})${casts[kind] ?? sql``}`;

const customOf = (row: Row | undefined): Custom => (row?.custom ?? {}) as Custom;

/** The value of a field in a stored row, wherever it lies. */
export const storedValue = (row: Row | undefined, name: string, { custom }: Field): unknown =>
  custom ? customOf(row)[custom.key] : row?.[name];

/** Columns as they are written: what the company's own fields hold joins what is there, and what is emptied goes. */
export function gathered(resource: Resource, values: Row, before: Row | undefined): Row {
  const columns: Row = {};
  const custom = { ...customOf(before) };
  let isTouched = false;
  for (const [name, value] of Object.entries(values)) {
    const key = resource.fields[name]?.custom?.key;
    if (key === undefined) columns[name] = value;
    else {
      isTouched = true;
      if (value === null || value === undefined) delete custom[key];
      else custom[key] = value;
    }
  }
  return isTouched ? { ...columns, custom: JSON.stringify(custom) } : columns;
}

/** No foreign key guards what lies in a document, so the people it names are looked up, and held until it is saved. */
export async function demandNamed(tx: Transaction, { fields }: Resource, inputs: readonly Row[]): Promise<void> {
  const named = inputs
    .flatMap(Object.entries<unknown>)
    .filter(([name, id]) => fields[name]?.custom && fields[name]?.kind === 'reference' && id);
  if (named.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from employees where id = any(${named.map(([, id]) => id)}::int[]) for key share`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const missing = named.filter(([, id]) => !known.has(id as number));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map(([name]) => [name, [{ code: 'missing_reference' }]])));
}
