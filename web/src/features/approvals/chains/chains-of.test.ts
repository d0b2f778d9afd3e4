import type { ChainSetting } from '@cadre/contract/calls/chains';
import { expect, test } from 'vitest';
import { chainsOf, levelFrom, maySkipAllLevels } from './chains-of.ts';

let ids = 0;
const setting = (more: Partial<Record<string, unknown>> = {}): ChainSetting => {
  ids += 1;
  const place = { branch_id: null, department_id: null, job_id: null, employee_id: null };
  return {
    id: ids,
    model: 'leaves',
    level: 1,
    ...place,
    approver_kind: 'manager',
    condition_field: null,
    ...more,
  } as unknown as ChainSetting;
};
const sales = { department_id: 7, department: { id: 7, name: 'Sales' } };

test('levels become chains, the widest first, each in the order of its levels', () => {
  const [second, first] = [setting({ level: 2 }), setting()];
  const chains = chainsOf([setting(sales), second, first, setting({ model: 'travels' })], 'leaves');
  expect(chains.map(({ key, levels }) => [key, levels.map(({ level }) => level)])).toEqual([
    ['company', [1, 2]],
    ['department-7', [1]],
  ]);
});

test('the company has a chain to begin with', () => {
  expect(chainsOf([], 'documents')).toMatchObject([{ key: 'company', levels: [] }]);
});

test('a chain with only conditional levels may have no approver', () => {
  const limited = setting({ condition_field: 'amount' });
  expect([maySkipAllLevels({ levels: [limited] }), maySkipAllLevels({ levels: [limited, setting()] })]).toEqual([true, false]);
  expect(maySkipAllLevels({ levels: [] })).toBe(false);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['a role goes with another approver', { approver_kind: 'manager', role_id: 3 }, { role_id: null }],
  ['a role stays with its kind', { approver_kind: 'role', role_id: 3 }, { role_id: 3 }],
  [
    'a comparison goes with its condition',
    { condition_field: null, condition_op: 'gt', condition_value: '5' },
    { condition_op: null, condition_value: null },
  ],
  [
    'a value that is not a number is only compared for equality',
    { condition_field: 'leave_category_id', condition_value: '4' },
    { condition_op: 'eq', condition_value: '4' },
  ],
  ['a number is compared', { condition_field: 'amount', condition_op: 'gte', condition_value: '4' }, { condition_op: 'gte' }],
])('%s', (_, draft, expected) => {
  expect(levelFrom('leaves', draft)).toMatchObject(expected);
});
