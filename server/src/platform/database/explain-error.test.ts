import { expect, test } from 'vitest';
import { explainDatabaseError } from './explain-error.ts';

test.each([
  ['08006', 'connection failure'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is starting up'],
  ['53300', 'too many connections'],
  ['57014', 'canceling statement due to statement timeout'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['40P01', 'deadlock detected'],
  ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ['ECONNRESET', 'read ECONNRESET'],
  ['EPIPE', 'write EPIPE'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Connection terminated due to connection timeout'],
  [undefined, 'timeout exceeded when trying to connect'],
  [undefined, 'Client has encountered a connection error and is not queryable'],
])('%s (%s): the database is not there right now', (code, message) => {
  expect(explainDatabaseError(Object.assign(new Error(message), { code }))).toEqual({ kind: 'unavailable' });
});

test.each(['23505', '23503', '23P01', '23514'])('%s names the constraint', (code) => {
  expect(explainDatabaseError({ code, constraint: 'one_account_per_email' })).toEqual({
    kind: 'constraint',
    constraint: 'one_account_per_email',
  });
});

test('a missing value names its column', () => {
  expect(explainDatabaseError({ code: '23502', column: 'email' })).toEqual({ kind: 'constraint', constraint: 'email' });
});

test('a row that a policy refuses is out of reach; a right that the account lacks is a mistake of ours', () => {
  expect(explainDatabaseError({ code: '42501', routine: 'ExecWithCheckOptions' })).toEqual({ kind: 'out_of_reach' });
  expect(explainDatabaseError({ code: '42501', routine: 'aclcheck_error' })).toBeUndefined();
});

test('a value that the column cannot take is a bad value', () => {
  expect(explainDatabaseError({ code: '22P02' })).toEqual({ kind: 'bad_value' });
});

test.each([[new Error('Cannot read properties of undefined')], [{ code: '42703' }], ['a string'], [null]])(
  '%s is a mistake of ours',
  (error) => {
    expect(explainDatabaseError(error)).toBeUndefined();
  },
);
