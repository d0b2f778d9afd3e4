import type { Runner } from './database.ts';
import { sql } from './sql.ts';

type Column = { table: string; column: string; type: string; is_array: boolean; is_nullable: boolean };

/** Tables and views of the application as TypeScript: the text of `tables.ts`. */
export async function describeTables(db: Runner): Promise<string> {
  const { rows } = await sql<Column>`
    select t.relname as table, a.attname as column, base.typname as type, kind.typelem <> 0 and kind.typlen = -1 as is_array,
      not a.attnotnull as is_nullable
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    join pg_type kind on kind.oid = a.atttypid
    join pg_type base on base.oid = case when kind.typelem <> 0 and kind.typlen = -1 then kind.typelem else kind.oid end
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v') and t.relname <> 'schema_migrations'
    order by t.relname collate "C", a.attname collate "C"`.execute(db);
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  return `${opening}${tables.map(([table, columns]) => `  ${table}: {\n${columns.map(line).join('')}  };\n`).join('')}};\n\n${closing}`;
}

const opening = `/** The rows of every table as the migrations make them. Written by \`npm run tables\`; a test says when it is stale. */
export type Tables = {
`;

const closing = `/** Columns of a table, for \`sql<Columns<'shifts', 'id' | 'name'>>\`: a column that a migration renames no longer compiles. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T]> = Pick<Tables[T], C>;
`;

const line = ({ column, type, is_array, is_nullable }: Column): string =>
  `    ${column}: ${typeOf(type)}${is_array ? '[]' : ''}${is_nullable ? ' | null' : ''};\n`;

/** As `value-parsers.ts` brings them out of the database. */
function typeOf(type: string): string {
  if (['int2', 'int4', 'int8', 'float8'].includes(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (['timestamptz', 'timestamp'].includes(type)) return 'Date';
  if (['json', 'jsonb'].includes(type)) return 'unknown';
  return type === 'bytea' ? 'Buffer' : 'string';
}
