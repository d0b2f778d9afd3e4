import { employees } from '@cadre/contract/resources/employees';

/** Whom the number of employees counts: everybody who has not left. */
export const stillHere = employees.fields.status.options.filter((status) => status !== 'terminated');

/** The list behind a number of employees. */
export const peopleOf = ({ department_id, job_id }: { department_id?: number; job_id?: number }) => ({
  to: '/employees',
  search: {
    ...(department_id && { 'f.department_id': String(department_id) }),
    ...(job_id && { 'f.job_id': String(job_id) }),
    'f.status': stillHere.join(','),
  } as never,
});
