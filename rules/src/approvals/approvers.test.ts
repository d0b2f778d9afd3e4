import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approversAbove, approversOf, type Org } from './approvers.ts';
import type { ApproverKind } from './chain.ts';

/** Ana reports to Ben, Ben to Cem, Cem to Dora, who has no manager. An account's id is its employee's id plus 100. */
const [ana, ben, cem, dora, eve] = [1, 2, 3, 4, 5];
const org: Org = {
  requester: ana,
  managers: new Map([
    [ana, ben],
    [ben, cem],
    [cem, dora],
    [dora, null],
    [eve, dora],
  ]),
  heads: [cem, dora],
  branch_head: eve,
  project_managers: [eve],
  substitute: null,
  users: new Map([ana, ben, cem, dora, eve].map((person) => [person, person + 100])),
  people: new Map([ana, ben, cem, dora, eve].map((person) => [person + 100, person])),
  named_users: [200],
  users_of_right: [104, 101],
  users_of_role: new Map([[3, [105, 101]]]),
  last_users: [105],
};
const ask = (
  approver_kind: ApproverKind,
  more: Partial<Org> = {},
  approver_id: number | null = null,
  self_rule: 'skip' | 'escalate' = 'escalate',
) => approversOf({ approver_kind, approver_id, self_rule }, { ...org, ...more });
const without = (...people: number[]): Partial<Org> => ({ users: new Map([...org.users].filter(([person]) => !people.includes(person))) });

describe('the approver of a level is', () => {
  test.each<[string, ReturnType<typeof ask>, [number, string][] | null]>([
    ['the manager', ask('manager'), [[102, 'direct']]],
    ["the manager's manager", ask('manager_of_manager'), [[103, 'direct']]],
    ['the head of the department', ask('department_head'), [[103, 'direct']]],
    ['the head of the branch', ask('branch_head'), [[105, 'direct']]],
    ['the project manager', ask('project_manager'), [[105, 'direct']]],
    ['everyone in a role except the requester', ask('role', {}, 3), [[105, 'role']]],
    ['a named user', ask('user', {}, 104), [[104, 'direct']]],
    ['the manager of a manager who cannot sign in', ask('manager', without(ben)), [[103, 'escalation']]],
    ['HR, if no approver is found', ask('substitute'), [[105, 'last_resort']]],
    ['HR for an employee without a manager', ask('manager', { requester: dora }), [[105, 'last_resort']]],
    ['the manager of a department head, for the head', ask('department_head', { requester: cem }), [[104, 'escalation']]],
    ['no one for a department head, if the level is skipped', ask('department_head', { requester: cem }, null, 'skip'), null],
    ['no one for the named user, if the level is skipped', ask('user', {}, 101, 'skip'), null],
    ['the manager, if the named user is the requester', ask('user', {}, 101), [[102, 'escalation']]],
    ['an account without an employee', ask('user', {}, 200), [[200, 'direct']]],
    ['HR in place of a blocked account without an employee', ask('user', { named_users: [] }, 200), [[105, 'last_resort']]],
    ['the manager of a named user who cannot sign in', ask('user', without(cem), 103), [[104, 'escalation']]],
    ['every user with the right except the requester', ask('right'), [[104, 'right']]],
    ['HR, if no other user has the right', ask('right', { users_of_right: [101] }), [[105, 'last_resort']]],
  ])('%s', (_, approvers, expected) => {
    expect(approvers?.map(({ user_id, via }) => [user_id, via]) ?? null).toEqual(expected);
  });

  test('no one, if all accounts are gone: the administrator of the chain is warned', () => {
    expect(ask('manager', { users: new Map(), last_users: [] })).toEqual([]);
  });
});

test.each<[string, number, Partial<Org>, number[]]>([
  ['the manager', 102, {}, [103]],
  ['the next manager above who can sign in', 102, without(cem), [104]],
  ['HR, at the top', 104, {}, [105]],
  ['no one above HR itself', 105, { last_users: [105], managers: new Map() }, []],
  ['no one, if that would be the requester', 105, { requester: dora }, []],
])('if an approver does not respond, the request also goes to %s', (_, user, more, expected) => {
  expect(approversAbove(user, { ...org, ...more }).map(({ user_id }) => user_id)).toEqual(expected);
});

test('no one approves their own request, and no one appears twice among the approvers', () => {
  const person = fc.integer({ min: 1, max: 6 });
  const people = fc.uniqueArray(person);
  fc.assert(
    fc.property(
      fc.record({
        requester: person,
        managers: fc.array(fc.tuple(person, fc.option(person))).map((pairs) => new Map(pairs)),
        heads: fc.array(person),
        branch_head: fc.option(person),
        project_managers: fc.array(person, { maxLength: 3 }),
        substitute: fc.option(person),
        users: people.map((list) => new Map(list.map((one) => [one, one + 100]))),
        people: people.map((list) => new Map(list.map((one) => [one + 100, one]))),
        named_users: people.map((list) => list.map((one) => one + 100)),
        users_of_right: people.map((list) => list.map((one) => one + 100)),
        users_of_role: people.map((list) => new Map([[3, list.map((one) => one + 100)]])),
        last_users: people.map((list) => list.map((one) => one + 100)),
      }),
      fc.constantFrom<ApproverKind[]>(
        'manager',
        'manager_of_manager',
        'department_head',
        'branch_head',
        'role',
        'right',
        'project_manager',
        'substitute',
      ),
      fc.constantFrom<('skip' | 'escalate')[]>('skip', 'escalate'),
      (around, approver_kind, self_rule) => {
        const approvers = approversOf({ approver_kind, approver_id: 3, self_rule }, around) ?? [];
        const users = approvers.map(({ user_id }) => user_id);
        expect(users).not.toContain(around.users.get(around.requester));
        expect(new Set(users).size).toBe(users.length);
      },
    ),
  );
});
