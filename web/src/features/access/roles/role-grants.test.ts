import { describe, expect, test } from 'vitest';
import { asList, changesBetween, gainsAndLosses, grantsOf, inWholeArea, mayGrant, scopesOf, withGrant } from './role-grants.ts';

const before = { 'users.view': 'all', 'logs.view': 'own', 'jobs.view': 'all' } as const;

describe('the difference between two sets of rights', () => {
  test('names granted, revoked and widened rights', () => {
    const after = { 'users.view': 'all', 'logs.view': 'department', 'roles.view': 'all' } as const;
    expect(changesBetween(before, after)).toEqual([
      { name: 'jobs.view', from: 'all', to: undefined },
      { name: 'logs.view', from: 'own', to: 'department' },
      { name: 'roles.view', from: undefined, to: 'all' },
    ]);
  });

  test('is empty once a change is reverted', () => {
    const there = withGrant(before, 'logs.view', 'all');
    expect(changesBetween(before, there)).toHaveLength(1);
    expect(changesBetween(before, withGrant(there, 'logs.view', 'own'))).toEqual([]);
  });
});

test('rights are the same after being sent and read back', () => expect(grantsOf(asList(before))).toEqual(before));
test('an unknown scope is no right', () => expect(grantsOf([{ name: 'users.view', scope: 'galaxy' }])).toEqual({}));
test('a right without scopes only has the scope "all"', () => expect(scopesOf({ scopable: false })).toEqual(['all']));

test.each([
  ['as wide as my own', 'department', undefined, 'department', true],
  ['narrower than my own', 'all', undefined, 'own', true],
  ['wider than my own', 'own', undefined, 'all', false],
  ['that I do not hold', undefined, undefined, 'own', false],
  ['that the role already has', undefined, 'all', 'all', true],
  ['narrower than what the role has', undefined, 'all', 'team', true],
] as const)('granting a right %s', (_story, mine, saved, wanted, allowed) => expect(mayGrant(mine, saved, wanted)).toBe(allowed));

test.each([
  ['narrows', { scopable: true, risk: 'normal' }, 'all', 'branch', 'branch'],
  ['widens', { scopable: true, risk: 'normal' }, 'own', 'branch', 'branch'],
  ['leaves sensitive rights unchanged', { scopable: true, risk: 'sensitive' }, 'all', 'own', 'all'],
  ['leaves critical rights unchanged', { scopable: true, risk: 'critical' }, 'own', 'all', 'own'],
  ['leaves rights without a scope unchanged', { scopable: false, risk: 'normal' }, 'all', 'own', 'all'],
  ['takes away', { scopable: true, risk: 'critical' }, 'all', undefined, undefined],
] as const)('one choice for an area %s', (_story, entry, held, wanted, becomes) => expect(inWholeArea(entry, held, wanted)).toBe(becomes));

test('more is a gain, less is a loss', () => {
  const { gains, losses } = gainsAndLosses([
    { name: 'a', from: undefined, to: 'own' },
    { name: 'b', from: 'own', to: 'team' },
    { name: 'c', from: 'all', to: 'branch' },
    { name: 'd', from: 'own', to: undefined },
  ]);
  expect([gains.map(({ name }) => name), losses.map(({ name }) => name)]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
