import { describe, expect, test } from 'vitest';
import { approversOf, type Org } from './approvers.ts';
import { chainFor, type Level, type Subject } from './chain.ts';
import { type Delegation, delegationProblem } from './delegations.ts';

const level: Level = {
  id: 1,
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
};
const subject: Subject = { model: 'leaves', employee_id: 7, job_id: 7, department_ids: [7], branch_id: 7, category_id: null, values: {} };

describe('a chain', () => {
  test.each<Level['scope']>(['employee', 'job', 'department', 'branch'])(
    'of the %s is not that of another place with the same number',
    (scope) => {
      const other = { ...level, id: 2, scope, scope_id: 8 };
      expect(chainFor([{ ...level, scope, scope_id: 7 }, other], subject)?.map(({ id }) => id)).toEqual([1]);
      expect(chainFor([level, other], subject)?.map(({ id }) => id)).toEqual([1]);
    },
  );

  test('has its levels in order, and those of one level as they were set up', () => {
    const levels = [
      { ...level, id: 4, level: 2 },
      { ...level, id: 3 },
      { ...level, id: 2 },
      { ...level, id: 1, level: 3 },
    ];
    expect(chainFor(levels, subject)?.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  test.each<[string, Subject['values'], Level['condition'], boolean]>([
    ['a value below a limit', { amount: 99 }, { field: 'amount', op: 'gt', value: 100 }, false],
    ['a value at a limit', { amount: 100 }, { field: 'amount', op: 'gt', value: 100 }, false],
    ['a value above a limit', { amount: 101 }, { field: 'amount', op: 'gt', value: 100 }, true],
    ['a value at a least', { amount: 100 }, { field: 'amount', op: 'gte', value: 100 }, true],
    ['a value below a least', { amount: 99 }, { field: 'amount', op: 'gte', value: 100 }, false],
    ['a value at a most', { amount: 100 }, { field: 'amount', op: 'lte', value: 100 }, true],
    ['a value above a most', { amount: 101 }, { field: 'amount', op: 'lte', value: 100 }, false],
    ['a value at an end', { amount: 100 }, { field: 'amount', op: 'lt', value: 100 }, false],
    ['a value below an end', { amount: 99 }, { field: 'amount', op: 'lt', value: 100 }, true],
    ['no value', { amount: null }, { field: 'amount', op: 'lt', value: 100 }, false],
    ['no value that equals the word null', { amount: null }, { field: 'amount', op: 'eq', value: 'null' }, false],
    ['an unknown value', {}, { field: 'amount', op: 'eq', value: 'undefined' }, false],
    ['a word compared with a number', { amount: 'many' }, { field: 'amount', op: 'lt', value: 100 }, false],
    ['a number compared with a word', { amount: 1 }, { field: 'amount', op: 'lt', value: 'many' }, false],
  ])('level applies to %s: %j', (_, values, condition, expected) => {
    expect(chainFor([{ ...level, condition }], { ...subject, values })).toHaveLength(expected ? 1 : 0);
  });
});

describe('a level whose approver is the requester', () => {
  const [ana, ben] = [1, 2];
  const org: Org = {
    requester: ana,
    managers: new Map([
      [ana, ben],
      [ben, null],
    ]),
    heads: [],
    branch_head: null,
    project_managers: [],
    substitute: null,
    users: new Map([
      [ana, 101],
      [ben, 102],
    ]),
    people: new Map([
      [101, ana],
      [102, ben],
    ]),
    named_users: [101, 200],
    users_of_right: [],
    users_of_role: new Map([
      [1, [101]],
      [2, [101, 102]],
      [3, []],
      [4, [200]],
    ]),
    last_users: [300],
  };
  const users = (approver_id: number, self_rule: Level['self_rule'], more: Partial<Org> = {}) =>
    approversOf({ approver_kind: 'role', approver_id, self_rule }, { ...org, ...more })?.map(({ user_id }) => user_id) ?? null;
  test.each<[string, number, Level['self_rule'], number[] | null]>([
    ['alone is skipped', 1, 'skip', null],
    ['alone goes to HR', 1, 'escalate', [300]],
    ['and another one is decided by the other', 2, 'skip', [102]],
    ['and another one is decided by the other, not skipped', 2, 'escalate', [102]],
  ])('%s', (_, role, rule, expected) => expect(users(role, rule)).toEqual(expected));

  test.each<[string, number]>([
    ['without anybody in its role', 3],
    ['of an unknown role', 9],
  ])('is not the case %s, so HR decides', (_, role) => expect(users(role, 'skip')).toEqual([300]));

  test('is not the case for an account without an employee', () => {
    expect(users(4, 'skip')).toEqual([200]);
    expect(users(4, 'skip', { users: new Map() })).toEqual([200]);
  });

  test('is skipped as a named account', () => {
    const of = (approver_id: number) => approversOf({ approver_kind: 'user', approver_id, self_rule: 'skip' }, org);
    expect([of(101), of(102)?.length, of(200)?.length]).toEqual([null, 1, 1]);
  });
});

describe('two delegations in a row', () => {
  const from = (id: number, employee_id: number, delegate_id: number, more: Partial<Delegation> = {}): Delegation => ({
    id,
    employee_id,
    delegate_id,
    from_date: '2026-05-10',
    to_date: '2026-05-20',
    model: null,
    ...more,
  });
  const wanted = from(1, 1, 2);
  const back = (more: Partial<Delegation>) => delegationProblem(wanted, [from(2, 2, 1, more)]);
  test.each<[string, Partial<Delegation>, ReturnType<typeof back>]>([
    ['that share all days', {}, 'circle'],
    ['that share the first day', { from_date: '2026-05-01', to_date: '2026-05-10' }, 'circle'],
    ['of which one ends the day before', { from_date: '2026-05-01', to_date: '2026-05-09' }, undefined],
    ['that share the last day', { from_date: '2026-05-20', to_date: '2026-05-31' }, 'circle'],
    ['of which one begins the day after', { from_date: '2026-05-21', to_date: '2026-05-31' }, undefined],
    ['of one kind and of all', { model: 'leaves' }, 'circle'],
  ])('lead back %s', (_, more, expected) => expect(back(more)).toBe(expected));

  test.each<[string, string | null, string | null, ReturnType<typeof back>]>([
    ['the same kind', 'leaves', 'leaves', 'circle'],
    ['two kinds', 'leaves', 'travels', undefined],
    ['all kinds and one', null, 'leaves', 'circle'],
    ['one kind and all', 'leaves', null, 'circle'],
  ])('of %s', (_, model, other, expected) =>
    expect(delegationProblem({ ...wanted, model }, [from(2, 2, 1, { model: other })])).toBe(expected),
  );

  test('keep the kind of a step to the end of the way', () => {
    const way = (last: string | null) => delegationProblem({ ...wanted, model: 'leaves' }, [from(2, 2, 3), from(3, 3, 1, { model: last })]);
    const narrow = (last: string | null) => delegationProblem(wanted, [from(2, 2, 3, { model: 'leaves' }), from(3, 3, 1, { model: last })]);
    expect([way('leaves'), way(null), way('travels')]).toEqual(['circle', 'circle', undefined]);
    expect([narrow('leaves'), narrow(null), narrow('travels')]).toEqual(['circle', 'circle', undefined]);
  });

  test('may be three, but not four', () => {
    const chain = [from(2, 2, 3), from(3, 3, 4), from(4, 4, 5)];
    expect([1, 2, 3].map((count) => delegationProblem(wanted, chain.slice(0, count)))).toEqual([undefined, undefined, 'too_long']);
    expect(delegationProblem(wanted, [wanted, from(2, 2, 3), from(3, 3, 4)])).toBeUndefined();
  });
});
