import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const { employee_no: _, ...fields } = employees.fields;

test.each([
  ['First name', 'first_name'],
  ['first_name', 'first_name'],
  ['VORNAME', 'first_name'],
  ['Apellidos', 'last_name'],
  ['E-Mail', 'work_email'],
  ['Department', 'department_id'],
  ['department_id', 'department_id'],
  ['Reports to', 'manager_id'],
  ['Shoe size', null],
])('a column called “%s” is %s', (heading, field) => expect(suggestMapping([heading], fields)).toEqual({ [heading]: field }));

test('no field is given twice, and our own label wins', () => {
  expect(suggestMapping(['Email', 'Work email'], fields)).toEqual({ Email: null, 'Work email': 'work_email' });
});
