import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';

/** The values of all custom fields are stored in one column, by their keys. */
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

/** The value of a field in a stored row, from its own column or from the custom values. */
export const storedValue = (row: Row | undefined, name: string, { custom }: Field): unknown =>
  custom ? customOf(row)[custom.key] : row?.[name];

/** The columns to write: custom values are merged into the stored ones, and emptied ones are removed. */
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

/** No foreign key protects references in a JSON column, so the referenced people are looked up and locked until the row is saved. */
export async function requireNamed(tx: Transaction, { fields }: Resource, inputs: readonly Row[]): Promise<void> {
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
