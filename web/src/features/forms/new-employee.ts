import type { Row } from '../../fields/kind.ts';
import { answersOf } from './paper/paper-draft.ts';

/** An offer to a candidate becomes an employee once; a recipient with an employee record is one already. */
export const mayHire = (row: Row, permissions: Record<string, unknown>): boolean =>
  row.type === 'job_offer' && ['issued', 'accepted'].includes(String(row.status)) && !row.employee_id && 'employees.create' in permissions;

const employmentTypes: Record<string, string> = {
  permanent: 'full_time',
  fixed_term: 'temporary',
  part_time: 'part_time',
  internship: 'intern',
  contractor: 'contractor',
};

/**
 * The link to a new employee, filled in from the offer. The values travel in the history state, not in the address: a name stays private.
 */
export function newEmployeeFrom(row: Row) {
  const { candidate_name, candidate_email, start_date, end_date, contract_type } = answersOf(row);
  const draft = {
    ...splitName(String(candidate_name ?? '')),
    personal_email: candidate_email,
    hire_date: start_date,
    contract_end: end_date,
    employment_type: employmentTypes[String(contract_type)],
  };
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null && value !== ''));
  return { to: '/employees/new', state: { new_employee: given } } as const;
}

/** Han names begin with the family name, others end with it; without a separator it is a single name. */
export function splitName(name: string): { first_name?: string; last_name?: string } {
  const [one = '', ...others] = name.trim().split(/[\s　]+/);
  const rest = others.join(' ');
  if (rest === '') return one === '' ? {} : { last_name: one };
  return /\p{Script=Han}/u.test(name) ? { last_name: one, first_name: rest } : { first_name: one, last_name: rest };
}
