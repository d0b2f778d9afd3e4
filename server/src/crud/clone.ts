import { isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Problem } from '../platform/problem.ts';
import { type Acting, doorOf } from './door.ts';
import { readRecord } from './read.ts';
import { createRecord, type Saved } from './save.ts';
import { column, table } from './table.ts';

/** Copies what the form shows and the asker may read; the name is made new, codes are left empty, the state is the first one. */
export async function cloneRecord(acting: Acting, id: number, overrides: Record<string, unknown>): Promise<Saved> {
  const { tx, resource, asker } = acting;
  if (!resource.clone) throw new Problem('method_not_allowed');
  const source = await readRecord(tx, doorOf(acting), id);
  const copied = Object.entries(resource.fields).filter(
    ([name, field]) =>
      isWritable(field) &&
      source[name] !== null &&
      source[name] !== undefined &&
      !(field.kind === 'text' && field.pattern === 'code') &&
      !resource.clone?.without?.includes(name),
  );
  const copy = Object.fromEntries(copied.map(([name]) => [name, source[name]]));
  const { rename } = resource.clone;
  const name = await freeName(tx, resource, asker.t('forms.copy_of', { name: String(source[rename]) }), rename);
  return createRecord({ ...acting, input: { ...copy, [rename]: name, ...overrides } });
}

/** "Madrid (copy)", "Madrid (copy) 2", … */
async function freeName(tx: Transaction, resource: Resource, wish: string, rename: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select lower(${column(rename)}) as name from ${table(resource)} r where starts_with(lower(${column(rename)}), ${wish.toLowerCase()})`.execute(
    tx,
  );
  const taken = new Set(rows.map((row) => row.name));
  if (!taken.has(wish.toLowerCase())) return wish;
  let number = 2;
  while (taken.has(`${wish} ${number}`.toLowerCase())) number += 1;
  return `${wish} ${number}`;
}
