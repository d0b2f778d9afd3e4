import { type Sql, sql } from '../../../platform/database/sql.ts';

/** The request for the overtime of a day `d`; withdrawn ones no longer apply. */
const requestOf = (day: string, read: Sql): Sql => sql`(
  select ${read} from overtime o
  where o.employee_id = ${sql.ref(`${day}.employee_id`)} and o.date = ${sql.ref(`${day}.date`)} and o.status <> 'withdrawn')`;

/**
 * The overtime a day counts: the approved part once decided, the full request before that, and the measured minutes where no rules apply.
 */
export const countedOvertime = (day: string): Sql<number> => sql`coalesce(
  ${requestOf(day, sql`case o.status when 'approved' then o.approved_minutes when 'rejected' then 0 else o.minutes end`)},
  ${sql.ref(`${day}.overtime_minutes`)})`;

export const overtimeStatus = (day: string): Sql => requestOf(day, sql`o.status`);

export const overtimeRequest = (day: string): Sql =>
  requestOf(day, sql`json_build_object('status', o.status, 'minutes', o.minutes, 'approved_minutes', o.approved_minutes)`);
