import { type Sql, sql } from './sql.ts';

/** A moment as JSON tells it everywhere, as JavaScript writes it: to the millisecond, in UTC. The database itself would write six digits and an offset. */
export const momentJson = (moment: Sql): Sql<string> => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
