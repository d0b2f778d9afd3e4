import { isWritable } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';
import { expect, test } from 'vitest';
import { stepAfter, stepOf, stepRows } from './steps.ts';

test('every required field is in a step', () => {
  const requested = Object.values(stepRows).flat(2);
  const required = Object.entries(employees.fields).filter(([, field]) => 'required' in field && field.required && isWritable(field));
  expect(required.map(([name]) => name).filter((name) => !requested.includes(name))).toEqual([]);
});

test('a refused field leads back to its step', () => {
  expect(stepOf('manager_id')).toBe('employment');
  expect(stepOf('work_email')).toBe('person');
});

test('the steps end at both ends', () => {
  expect(stepAfter('person', -1)).toBe('person');
  expect(stepAfter('person', 1)).toBe('employment');
  expect(stepAfter('review', 1)).toBe('review');
});
