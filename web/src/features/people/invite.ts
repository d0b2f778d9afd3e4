import type { employees } from '@cadre/contract/resources/employees';
import type { RecordOf } from '@cadre/contract/values';
import type { Row } from '../../fields/kind.ts';

/** Users with this role use the self-service area. */
export const employeeRole = 2;

/** The account for an employee; the server mails the link to set the password. */
export function invitation(person: Row, roles: number[] = [employeeRole]) {
  const { id, first_name, last_name, work_email } = person as RecordOf<typeof employees>;
  return { first_name, last_name, email: work_email, roles, employee_id: id };
}
