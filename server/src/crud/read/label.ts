import type { Language } from '@cadre/contract/languages';
import type { Resource } from '@cadre/contract/resource';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** The name of a row in the reader's language; `alias` is the row's. */
export function labelFor({ label, record: { labelsIn } }: Resource, alias: string, language: Language | undefined): Sql<string> {
  const name = sql<string>`${sql.ref(`${alias}.${label}`)}`;
  return labelsIn && language
    ? sql<string>`coalesce(nullif(${sql.ref(`${alias}.${labelsIn}`)}->>${sql.lit(language)}, ''), ${name})`
    : name;
}
