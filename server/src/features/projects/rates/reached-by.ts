import { type Sql, sql } from '../../../platform/database/sql.ts';

/** A rate, stored or to be stored. */
export type Rate = {
  scope?: string | null | undefined;
  department_id?: number | null | undefined;
  job_id?: number | null | undefined;
  employee_id?: number | null | undefined;
  client_id?: number | null | undefined;
  project_id?: number | null | undefined;
  project_task_id?: number | null | undefined;
  valid_from?: string | null | undefined;
  valid_to?: string | null | undefined;
};

/** The rows of time cards, as `x`, that a rate is about on its days, whether or not a nearer one holds. */
export const reachedBy = (rate: Rate): Sql<boolean> => sql`(
  x.date >= coalesce(${rate.valid_from ?? null}::date, '-infinity') and x.date <= coalesce(${rate.valid_to ?? null}::date, 'infinity') and ${about(rate)})`;

function about(rate: Rate): Sql<boolean> {
  const inProject = sql<boolean>`x.project_id = ${rate.project_id ?? null}::int`;
  switch (rate.scope) {
    case 'project_task':
      return sql`x.project_task_id = ${rate.project_task_id ?? null}::int`;
    case 'project_member':
      return sql`${inProject} and x.employee_id = ${rate.employee_id ?? null}::int`;
    case 'project_department':
      return sql`${inProject} and x.department_id = ${rate.department_id ?? null}::int`;
    case 'project':
      return inProject;
    case 'client':
      return sql`x.client_id = ${rate.client_id ?? null}::int`;
    case 'employee':
      return sql`x.employee_id = ${rate.employee_id ?? null}::int`;
    case 'job':
      return sql`(select v.job_id from version_on(x.employee_id, x.date) v) = ${rate.job_id ?? null}::int`;
    case 'department':
      return sql`x.department_id = ${rate.department_id ?? null}::int`;
    default:
      return sql`true`;
  }
}
