import { type Sql, sql } from './sql.ts';

/**
 * Whether a number is in the list. A single number is compared with `=`, which has one reusable plan. For a list parameter the planner assumes more
 * elements and plans each time; for a large statement that costs more than its rows.
 */
export const isOneOf = (number: Sql, ids: readonly number[]): Sql<boolean> =>
  ids.length === 1 ? sql`${number} = ${ids[0]}::int` : sql`${number} = any(${ids}::int[])`;
