import { atWork } from '@cadre/contract/resources/employees';
import { type Sql, sql } from '../platform/database/sql.ts';

/** Whether somebody counts as a member of staff: who has not begun yet does not, nor who has left. */
export const isAtWork = (status: Sql): Sql<boolean> => sql`${status} = any(${atWork}::text[])`;
