import { importStatuses } from '@cadre/contract/calls/imports';
import { expect, test } from 'vitest';
import { isRunning, stepOf } from './step-of.ts';

test('every status has its step, and only jobs are waited for', () => {
  expect(importStatuses.map((status) => `${status}: ${stepOf(status, false)}${isRunning(status) ? ', running' : ''}`)).toEqual([
    'uploaded: columns',
    'checking: check, running',
    'checked: check',
    'committing: commit, running',
    'committed: done',
    'undoing: done, running',
    'undone: done',
    'failed: columns',
  ]);
});

test('the columns can be changed after a check, not after the import', () => {
  expect(stepOf('checked', true)).toBe('columns');
  expect(stepOf('committed', true)).toBe('done');
});
