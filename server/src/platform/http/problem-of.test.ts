import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { problemOf } from './problem-of.ts';

test.each([
  [{ code: 'ECONNREFUSED' }, 'unavailable', undefined],
  [{ code: '57P01' }, 'unavailable', undefined],
  [{ code: '23505', constraint: 'branches_name_is_unique' }, 'taken', 'name'],
  [{ code: '23505', constraint: 'departments_name_is_unique_among_siblings' }, 'taken', 'name'],
  [{ code: '23505', constraint: 'users_employee_is_unique' }, 'taken', 'employee_id'],
  [{ code: '23514', constraint: 'shifts_kind_is_known' }, 'invalid', 'kind'],
  [{ code: '23505', constraint: 'unheard_of' }, 'taken', undefined],
  [{ code: '23514', constraint: 'an_active_administrator_remains' }, 'last_administrator', undefined],
  [{ code: '23503', constraint: 'x', detail: 'Key (branch_id)=(9) is not present in table "branches".' }, 'invalid', 'branch_id'],
  [
    { code: '23503', constraint: 'forms_are_for_an_employee', detail: 'Key is not present in table "employees".' },
    'invalid',
    'employee_id',
  ],
  [
    { code: '23503', constraint: 'forms_are_for_an_employee', detail: 'Key (id)=(9) is still referenced from table "forms".' },
    'in_use',
    undefined,
  ],
  [{ code: '42501', routine: 'ExecWithCheckOptions' }, 'not_allowed', undefined],
  [{ code: '23503', constraint: 'x', detail: 'Key (id)=(9) is still referenced from table "employees".' }, 'in_use', undefined],
  [{ code: '23502', column: 'hire_date' }, 'invalid', 'hire_date'],
  [{ code: '22008' }, 'invalid', undefined],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'too_large', undefined],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 'type_not_supported', undefined],
  [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 'malformed', undefined],
])('%j means %s', (error, code, field) => {
  const problem = problemOf(Object.assign(new Error('inner words'), error));
  expect(problem?.code).toBe(code);
  expect(Object.keys(problem?.fields ?? {})).toEqual(field ? [field] : []);
});

test('a full disk has a specific error, unlike other database failures', () => {
  const said = (code: string) => problemOf(Object.assign(new Error('inner words'), { code }))?.says;
  expect(said('53100')).toBe('disk_not_writable');
  expect(said('53200')).toBe('unavailable');
});

test('a refusal is itself, and anything else is a bug', () => {
  const refusal = new Problem('stale');
  expect(problemOf(refusal)).toBe(refusal);
  for (const bug of [
    new TypeError('x is undefined'),
    { code: '42703' },
    { code: '23514', constraint: 'logs_are_append_only' },
    'text',
    undefined,
    null,
  ]) {
    expect(problemOf(bug)).toBeUndefined();
  }
});
