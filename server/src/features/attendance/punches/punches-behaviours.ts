import type { Behaviour, Behaviours } from '../../../crud/behaviour.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

const ofEmployee = (column: string) => () => sql`(select e.${sql.ref(column)} from employees e where e.id = r.employee_id)`;
const whereEmployee = (column: string) => (matches: (expression: Sql<unknown>) => Sql<boolean>) =>
  sql<boolean>`r.employee_id in (select e.id from employees e where ${matches(sql.ref(`e.${column}`))})`;

/** Where somebody belongs today; punches and days themselves know only whose they are. */
const place: Behaviour = {
  columns: { department_id: ofEmployee('department_id'), branch_id: ofEmployee('branch_id') },
  filters: { department_id: whereEmployee('department_id'), branch_id: whereEmployee('branch_id') },
};

export const punchesBehaviours: Behaviours = {
  attendances: { ...place, search: sql`lower(r.note)` },
  'attendance-days': place,
};
