import { expect, test } from 'vitest';
import { showsItemField } from './shows-item-field.ts';

test.each([
  ['a fixed amount every month', { kind: 'fixed', recurrence: 'monthly' }, ['amount', 'currency', 'start_month', 'end_month']],
  ['a percentage, once', { kind: 'percent', recurrence: 'once' }, ['rate_bp', 'base', 'month']],
  ['an amount per day, once', { kind: 'per_day', recurrence: 'once' }, ['amount', 'currency', 'unit_source', 'month']],
  ['a loan', { kind: 'fixed', recurrence: 'monthly', principal: 1200 }, ['amount', 'currency', 'start_month', 'end_month', 'installments']],
])('%s shows the fields it needs', (_what, draft, wanted) => {
  const depending = ['amount', 'currency', 'rate_bp', 'base', 'unit_source', 'month', 'start_month', 'end_month', 'installments'];
  expect(depending.filter((name) => showsItemField(name, draft))).toEqual(wanted);
});

test('the amount of a loan may follow from its instalments', () => {
  expect(showsItemField('amount', { kind: 'fixed' })).toBe('required');
  expect(showsItemField('amount', { kind: 'fixed', principal: 1200 })).toBe(true);
});
