import type { Runner } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The names of stored files that any table references; every such column is called `stored_as`. */
export async function namedFiles(db: Runner, among: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct f.name from (${await everyName(db)}) f join unnest(${among}::text[]) as sought (name) on sought.name = f.name`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

export async function allNamedFiles(db: Runner): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct f.name from (${await everyName(db)}) f where f.name is not null`.execute(db);
  return rows.map(({ name }) => name);
}

async function everyName(db: Runner): Promise<Sql> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attname = 'stored_as' and not a.attisdropped
    order by 1`.execute(db);
  const each = rows.map(({ table }) => sql`select stored_as as name from ${sql.ref(table)}`);
  return sql.join(each, sql` union all `);
}
