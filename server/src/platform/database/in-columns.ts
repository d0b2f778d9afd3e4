import { type Sql, sql } from './sql.ts';

/** Rows, in their order, as one value of a statement: a list per column, which both sides make and read in three quarters of the time of rows. */
export const inColumns = (columns: readonly Sql[], rows: Sql): Sql =>
  sql`(select json_build_array(${sql.join(columns.map((column) => sql`coalesce(json_agg(${column}), '[]')`))}) from (${rows}) row)`;
