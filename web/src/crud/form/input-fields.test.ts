import { date, text } from '@cadre/contract/fields';
import { expect, test } from 'vitest';
import { kindOf } from '../../fields/index.ts';
import type { FormField } from './form-rows.ts';
import { inputDraft, inputRows } from './input-fields.ts';

const fieldOf = (name: string, field: FormField['field']): FormField => {
  const kind = kindOf(name, field);
  return { name, field, kind, Input: kind.Input as FormField['Input'] };
};
const rows = [[fieldOf('kind', text({ required: true }))], [fieldOf('reason', text()), fieldOf('day', date())]];
const showsField = (name: string, draft: Record<string, unknown>) =>
  name === 'reason' ? draft.kind === 'sick' && 'required' : name !== 'day' || draft.kind === 'sick';

test('fields that do not apply are hidden, and their values are cleared', () => {
  expect(inputRows(rows, { kind: 'holiday' }, showsField).flat()).toMatchObject([{ name: 'kind' }]);
  expect(inputDraft(rows.flat(), { kind: 'holiday', reason: 'Flu', day: '2026-01-02' }, showsField)).toEqual({
    kind: 'holiday',
    reason: null,
    day: null,
  });
});

test('a field required by a choice is marked as required', () => {
  expect(inputRows(rows, { kind: 'sick' }, showsField).flat()).toMatchObject([
    { name: 'kind' },
    { name: 'reason', field: { required: true } },
    { name: 'day' },
  ]);
});

test('a field that always has a value keeps it while it is hidden', () => {
  expect(inputDraft(rows.flat(), { kind: 'holiday' }, (name) => name !== 'kind')).toEqual({ kind: 'holiday' });
});
