import { describe, expect, test } from 'vitest';
import { type Condition, chainFor, conditionOf, holds, type Level, type Subject } from './chain.ts';

let ids = 0;
const level = (more: Partial<Level>): Level => {
  ids += 1;
  return {
    id: ids,
    model: 'leaves',
    level: 1,
    scope: 'company',
    scope_id: null,
    category_id: null,
    condition: null,
    approver_kind: 'manager',
    approver_id: null,
    mode: 'any',
    self_rule: 'escalate',
    ...more,
  };
};

const subject: Subject = {
  model: 'leaves',
  employee_id: 7,
  job_id: 3,
  department_ids: [12, 1],
  branch_id: 5,
  category_id: 2,
  values: { amount: 6000, type: 'paid' },
};

const company = [level({ level: 1 }), level({ level: 2, approver_kind: 'role', approver_id: 4 })];
const above = level({ scope: 'department', scope_id: 1, approver_kind: 'department_head' });
const near = level({ scope: 'department', scope_id: 12 });
const branch = level({ scope: 'branch', scope_id: 5 });
const job = level({ scope: 'job', scope_id: 3 });
const own = level({ scope: 'employee', scope_id: 7, approver_kind: 'user', approver_id: 1 });
const elsewhere = [level({ scope: 'department', scope_id: 99 }), level({ model: 'travels', scope: 'employee', scope_id: 7 })];

describe('the nearest place that has a chain wins whole', () => {
  test.each<[string, Level[], Level[] | undefined]>([
    ['the company', [...elsewhere, ...company], company],
    ['the branch', [...company, branch], [branch]],
    ['a department above', [...company, branch, above], [above]],
    ['the own department', [...company, branch, above, near], [near]],
    ['the job', [...company, branch, near, job], [job]],
    ['the person', [...company, near, job, own], [own]],
    ['no chain applies', elsewhere, undefined],
  ])('%s', (_, levels, chain) => {
    expect(chainFor(levels, subject)).toEqual(chain);
  });
});

test('a category-specific chain takes precedence over a general one, and chains of other categories are ignored', () => {
  const named = level({ category_id: 2 });
  const other = level({ category_id: 3 });
  expect(chainFor([...company, named, other], subject)).toEqual([named]);
  expect(chainFor([...company, other], subject)).toEqual(company);
});

test('a level whose condition is not met is skipped, the others keep their order', () => {
  const long = level({ level: 2, condition: { field: 'amount', op: 'gt', value: 5000 } });
  const veryLong = level({ level: 3, condition: { field: 'amount', op: 'gt', value: 10_000 } });
  const first = level({ level: 1 });
  expect(chainFor([veryLong, long, first], subject)).toEqual([first, long]);
});

test.each<[Condition['op'], Condition['value'], boolean]>([
  ['gt', 5999, true],
  ['gt', 6000, false],
  ['gte', 6000, true],
  ['lt', 6000, false],
  ['lte', 6000, true],
  ['eq', 6000, true],
  ['in', [1, 6000], true],
  ['in', [1, 2], false],
])('six days are %s %s: %s', (op, value, expected) => {
  expect(holds({ field: 'amount', op, value }, subject)).toBe(expected);
});

test('a missing or non-numeric value fulfills no condition', () => {
  expect(holds({ field: 'minutes', op: 'lt', value: 10 }, subject)).toBe(false);
  expect(holds({ field: 'type', op: 'gt', value: 10 }, subject)).toBe(false);
  expect(holds({ field: 'type', op: 'eq', value: 'paid' }, subject)).toBe(true);
});

test.each<[string, string, Condition | null]>([
  ['gt', '5', { field: 'days', op: 'gt', value: 5 }],
  ['lte', ' 2.5 ', { field: 'days', op: 'lte', value: 2.5 }],
  ['eq', 'passport', { field: 'days', op: 'eq', value: 'passport' }],
  ['in', 'visa, passport,7', { field: 'days', op: 'in', value: ['visa', 'passport', 7] }],
])('the input for %s, %s, is parsed', (op, value, expected) => {
  expect(conditionOf('days', op, value)).toEqual(expected);
});

test('half a condition is none', () => expect(conditionOf('days', 'gt', null)).toBeNull());

test.each<[string, number, string | null, string | null, boolean]>([
  ['below the limit in its currency', 1999.99, 'EUR', 'EUR', false],
  ['at the limit in its currency', 2000, 'EUR', 'EUR', false],
  ['above the limit in its currency', 2000.01, 'EUR', 'EUR', true],
  ['below the number in another currency', 5, 'EUR', 'USD', true],
  ['above the number in another currency', 5000, 'EUR', 'JPY', true],
  ['of a limit without a currency', 5, null, 'JPY', false],
  ['of an amount without a currency', 5, 'EUR', null, false],
])('an amount %s', (_, estimate_total, limit, currency, expected) => {
  const condition = conditionOf('estimate_total', 'gt', '2000', limit);
  expect(holds(condition, { values: { estimate_total }, currency })).toBe(expected);
});
