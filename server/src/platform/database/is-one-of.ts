import { type Sql, sql } from './sql.ts';

/**
 * Whether a number is among these. One is compared by itself: its plan is as good for any other one, so the database makes it once. To a list
 * of one it would give a plan of its own each time, because it takes an unknown list for longer; for a large statement that costs more than its rows.
 */
export const isOneOf = (number: Sql, ids: readonly number[]): Sql<boolean> =>
  ids.length === 1 ? sql`${number} = ${ids[0]}::int` : sql`${number} = any(${ids}::int[])`;
