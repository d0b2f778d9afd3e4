import type { employees } from '@cadre/contract/resources/employees';
import type { RecordOf } from '@cadre/contract/values';
import type { Row } from '../../fields/kind.ts';

/** Who holds this role uses the self-service area. */
export const employeeRole = 2;

/** An account for somebody of the file; the server mails the link with which the password is set. */
export function invitation(person: Row, roles: number[] = [employeeRole]) {
  const { id, first_name, last_name, work_email } = person as RecordOf<typeof employees>;
  return { first_name, last_name, email: work_email, roles, employee_id: id };
}
