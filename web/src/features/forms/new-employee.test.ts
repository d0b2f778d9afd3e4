import { describe, expect, test } from 'vitest';
import { mayHire, newEmployeeFrom, splitName } from './new-employee.ts';

describe('a name falls into two', () => {
  const table: [string, object][] = [
    ['Ana Gil Ruiz', { first_name: 'Ana', last_name: 'Gil Ruiz' }],
    ['山田 太郎', { last_name: '山田', first_name: '太郎' }],
    ['山田　太郎', { last_name: '山田', first_name: '太郎' }],
    ['王小明', { last_name: '王小明' }],
    ['  ', {}],
  ];
  test.each(table)('%s', (name, parts) => expect(splitName(name)).toEqual(parts));
});

const offer = {
  id: 3,
  type: 'job_offer',
  status: 'accepted',
  employee_id: null,
  answers: {
    candidate_name: 'Ana Gil',
    candidate_email: 'ana@example.com',
    start_date: '2027-01-04',
    contract_type: 'fixed_term',
    end_date: '2027-12-31',
  },
};
const hr = { 'employees.create': 'all' };

test('an offer brings its terms along to the new employee', () => {
  expect(newEmployeeFrom(offer).state).toEqual({
    new_employee: {
      first_name: 'Ana',
      last_name: 'Gil',
      personal_email: 'ana@example.com',
      hire_date: '2027-01-04',
      contract_end: '2027-12-31',
      employment_type: 'temporary',
    },
  });
});

describe('an offer becomes an employee', () => {
  test('when it is out or accepted', () => {
    expect(mayHire(offer, hr)).toBe(true);
    expect(mayHire({ ...offer, status: 'issued' }, hr)).toBe(true);
  });
  test.each([
    ['not a draft', { ...offer, status: 'draft' }, hr],
    ['not one that was declined', { ...offer, status: 'declined' }, hr],
    ['not a contract', { ...offer, type: 'contract' }, hr],
    ['not for a candidate who already has a record', { ...offer, employee_id: 4 }, hr],
    ['not by a user who may not hire', offer, {}],
  ])('%s', (_story, row, permissions) => expect(mayHire(row, permissions)).toBe(false));
});
