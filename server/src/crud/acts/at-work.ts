import { atWork } from '@cadre/contract/resources/employees';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** Whether a status counts as current staff: not before the first day and not after leaving. */
export const isAtWork = (status: Sql): Sql<boolean> => sql`${status} = any(${atWork}::text[])`;
