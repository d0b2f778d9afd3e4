import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { isColumn, table } from '../../../crud/read/table.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { anonymised, subjectsOf } from './purge-plan.ts';

/** Free text is deleted from retained rows, and from the history of each, regardless of which person it is filed under. */
export async function eraseWords(tx: Transaction, id: number, shown: string): Promise<void> {
  // A ledger is written by the database alone, which erases its notes as well.
  for (const resource of anonymised) if (!resource.life.ledger) await eraseRows(tx, resource, id);
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

/** Columns with lines that contain free text, and the names of those texts. */
const linesWithWords = ({ fields }: Resource): [string, string[]][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'list' || field.of.kind !== 'group' || !isColumn(field)) return [];
    const words = Object.entries(field.of.fields).flatMap(([part, { words }]) => (words ? [part] : []));
    return words.length > 0 ? [[name, words]] : [];
  });

async function eraseRows(tx: Transaction, resource: Resource, id: number): Promise<void> {
  const emptied: Sql[] = wordsOf(resource).map(([name, field]) => sql`${sql.ref(name)} = ${subtract(name, field)}`);
  for (const [name, words] of linesWithWords(resource))
    emptied.push(
      sql`${sql.ref(name)} = (select coalesce(jsonb_agg(line - ${words}::text[]), '[]') from jsonb_array_elements(${sql.ref(name)}) line)`,
    );
  if (resource.record.custom) emptied.push(sql`custom = '{}'`);
  if (emptied.length === 0) return;
  const about = subjectsOf(resource).map((name) => sql`${sql.ref(name)} = ${id}`);
  await sql`update ${table(resource)} set ${sql.join(emptied)} where ${sql.join(about, sql` or `)}`.execute(tx);
}

function subtract(name: string, { kind, required, words }: Field): Sql {
  if (kind === 'list') return sql`'[]'`;
  if (required) return sql`'•••'`;
  return words === 'masked' ? sql`case when ${sql.ref(name)} is not null then '•••' end` : sql`null`;
}
