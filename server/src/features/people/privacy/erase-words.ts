import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { isColumn, table } from '../../../crud/read/table.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { anonymised, subjectsOf } from './purge-plan.ts';

/** A ledger is written by the database alone, which erases its notes as well. */
const byTheDatabase: readonly string[] = ['leave-ledger'];

/** Free text is deleted from retained rows, and from the history of each, regardless of which person it is filed under. */
export async function eraseWords(tx: Transaction, id: number, shown: string): Promise<void> {
  for (const resource of anonymised) if (!byTheDatabase.includes(resource.name)) await eraseRows(tx, resource, id);
  const models = anonymised.map(({ name }) => name);
  const subjects = [...new Set(anonymised.flatMap(subjectsOf))];
  const fields = [...new Set(anonymised.flatMap((resource) => wordsOf(resource).map(([name]) => name)))];
  await sql`
    select erase_words_of(${id}, ${shown}), erase_words_from_history(${id}, ${models}::text[], ${subjects}::text[], ${fields}::text[])`.execute(
    tx,
  );
}

export const wordsOf = ({ fields }: Resource): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => Boolean(field.words) && isColumn(field));

async function eraseRows(tx: Transaction, resource: Resource, id: number): Promise<void> {
  const emptied: Sql[] = wordsOf(resource).map(([name, field]) => sql`${sql.ref(name)} = ${subtract(name, field)}`);
  if (resource.record.custom) emptied.push(sql`custom = '{}'`);
  if (emptied.length === 0) return;
  const about = subjectsOf(resource).map((name) => sql`${sql.ref(name)} = ${id}`);
  await sql`update ${table(resource)} set ${sql.join(emptied)} where ${sql.join(about, sql` or `)}`.execute(tx);
}

function subtract(name: string, { required, words }: Field): Sql {
  if (required) return sql`'•••'`;
  return words === 'masked' ? sql`case when ${sql.ref(name)} is not null then '•••' end` : sql`null`;
}
