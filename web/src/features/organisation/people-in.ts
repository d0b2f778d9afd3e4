import { employees } from '@cadre/contract/resources/employees';

/** Whom the number of employees counts: everybody who has not left. */
const stillHere = employees.fields.status.options.filter((status) => status !== 'terminated').join(',');

/** The list behind the number of employees of some departments. */
export const peopleIn = (departments: readonly { id: number }[]) => ({
  to: '/employees',
  search: { 'f.department_id': departments.map(({ id }) => id).join(','), 'f.status': stillHere } as never,
});
