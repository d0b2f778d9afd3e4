import { expect, test } from 'vitest';
import { pathOfRecord } from './path-of-record.ts';

const entry = { id: 1, model: 'users', model_id: 7, action: 'update' };
const all = { 'users.view': 'all', 'logs.view': 'all' };

test('an entry leads to the record it is about', () => {
  expect(pathOfRecord(entry, all)).toEqual({ to: '/administration/users', search: { id: '7' } });
});

test('a record with its own page opens there', () => {
  const person = { ...entry, model: 'employees', model_id: 12 };
  expect(pathOfRecord(person, { 'employees.view_directory': 'all' })).toEqual({ to: '/employees/12', search: {} });
});

test.each([
  ['the record was deleted', { ...entry, action: 'delete' }, all],
  ['the reader may not see such records', entry, { 'logs.view': 'all' }],
  ['it is about no record', { ...entry, model_id: null }, all],
  ['records of the type have no page', { ...entry, model: 'logs' }, all],
  ['the record type is unknown', { ...entry, model: 'constructor' }, all],
])('it leads nowhere when %s', (_story, given, permissions) => expect(pathOfRecord(given, permissions)).toBeUndefined());
