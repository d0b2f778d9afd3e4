import type { Behaviours } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';

const ofEmployee = (column: string) => () => sql`(select e.${sql.ref(column)} from employees e where e.id = r.employee_id)`;
const place = { department_id: ofEmployee('department_id'), branch_id: ofEmployee('branch_id') };

/** Where somebody belongs today; punches and days themselves know only whose they are. */
export const punchesBehaviours: Behaviours = { attendances: { columns: place }, 'attendance-days': { columns: place } };
