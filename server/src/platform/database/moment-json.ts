import { type Sql, sql } from './sql.ts';

/**
 * The JSON format of moments everywhere, the one of JavaScript: milliseconds, in UTC. The database itself would write six digits and an
 * offset.
 */
export const momentJson = (moment: Sql): Sql<string> => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
