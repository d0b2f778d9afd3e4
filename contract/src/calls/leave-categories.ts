import { call } from '../call.ts';
import { date, decimal, group, integer, isWritable, list, named, required, text } from '../fields.ts';
import { leaveCategories } from '../resources/leave-categories.ts';
import { leaveLedger } from '../resources/leave-ledger.ts';

const { kind } = leaveLedger.fields;

const policy = Object.fromEntries(
  Object.entries(leaveCategories.fields)
    .filter(([, field]) => isWritable(field))
    .map(([name, field]) => [name, { ...field, required: undefined }]),
) as Record<string, (typeof leaveCategories.fields)[keyof typeof leaveCategories.fields]>;

/** What the form says, before it is saved. */
export const previewCategory = call({
  method: 'POST',
  path: '/leave-categories/preview',
  access: 'leave-categories.view',
  tag: 'leave-categories',
  summary: 'In plain words what somebody hired on a day would get',
  repeats: true,
  body: { ...policy, hired_on: date(required) },
  answer: {
    sentences: list(text(required), required),
    lines: list({ date: date(required), kind, amount: decimal(required), left: decimal(required) }, required),
  },
  touches: [],
});

/** Whose balances an edit changes, before it is saved. */
export const previewEffects = call({
  method: 'POST',
  path: '/leave-categories/:id/effects',
  access: 'leave-categories.update',
  tag: 'leave-categories',
  summary: 'Whose balance at the end of the leave year a change of the category would change',
  repeats: true,
  body: policy,
  answer: {
    to: date(required),
    people: integer(required),
    changed: integer(required),
    /** Those it changes most. */
    examples: list({ employee: group(named, required), before: decimal(required), after: decimal(required) }, required),
  },
  touches: [],
});
