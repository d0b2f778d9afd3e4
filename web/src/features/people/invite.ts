import type { Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';

/** Who holds this role uses the self-service area. */
export const employeeRole = 2;

/** An account for somebody of the file; the server mails the link with which the password is set. */
export const invite = ({ id, first_name, last_name, work_email }: Row, roles: number[] = [employeeRole]): Promise<{ message: string }> =>
  api.post('/users', { first_name, last_name, email: work_email, roles, employee_id: id });
