import { expect, test } from 'vitest';
import { inputForItem, inputForSalary } from './simulation-input.ts';

const salary = { employee_id: 7, effective_from: '2026-11-15', basis: 'hourly', amount: 20 };
const item = { employee_id: 7, name: 'Phone', kind: 'fixed', amount: 30, recurrence: 'monthly', start_month: '2026-11' };

test('a salary is tried out from its month on', () => {
  expect(inputForSalary(salary)).toEqual({
    employee_id: 7,
    month: '2026-11',
    compensation: { basis: 'hourly', amount: 20, effective_from: '2026-11-15' },
  });
});

test.each([{ employee_id: null }, { effective_from: '2026-11' }, { amount: null }, { amount: 0 }])('not without %j', (missing) => {
  expect(inputForSalary({ ...salary, ...missing })).toBeUndefined();
});

test('an item is tried out by its amount or share, once or every month', () => {
  const common = { source: 'allowances', name: 'Phone', recurrence: 'monthly' };
  expect(inputForItem('allowances', item)).toEqual({ employee_id: 7, month: '2026-11', items: [{ ...common, amount: 30 }] });
  const share = { ...item, kind: 'percent', amount: null, rate_bp: 500, recurrence: 'once', month: '2026-12' };
  expect(inputForItem('allowances', share)).toEqual({
    employee_id: 7,
    month: '2026-12',
    items: [{ ...common, recurrence: 'once', rate_bp: 500, base: 'basic' }],
  });
});

test.each([{ employee_id: null }, { kind: 'per_day' }, { amount: null }, { start_month: null }])('not with %j', (given) => {
  expect(inputForItem('allowances', { ...item, ...given })).toBeUndefined();
});
