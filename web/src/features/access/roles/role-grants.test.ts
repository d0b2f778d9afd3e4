import { describe, expect, test } from 'vitest';
import { asList, changesBetween, grantsOf, mayGrant, scopesOf, withGrant } from './role-grants.ts';

const before = { 'users.view': 'all', 'logs.view': 'own', 'jobs.view': 'all' } as const;

describe('the difference between two sets of rights', () => {
  test('names what was given, taken and widened', () => {
    const after = { 'users.view': 'all', 'logs.view': 'department', 'roles.view': 'all' } as const;
    expect(changesBetween(before, after)).toEqual([
      { name: 'jobs.view', from: 'all', to: undefined },
      { name: 'logs.view', from: 'own', to: 'department' },
      { name: 'roles.view', from: undefined, to: 'all' },
    ]);
  });

  test('is nothing once a change was taken back', () => {
    const there = withGrant(before, 'logs.view', 'all');
    expect(changesBetween(before, there)).toHaveLength(1);
    expect(changesBetween(before, withGrant(there, 'logs.view', 'own'))).toEqual([]);
  });
});

test('what travels comes back the same', () => expect(grantsOf(asList(before))).toEqual(before));
test('a scope that nobody knows is no right', () => expect(grantsOf([{ name: 'users.view', scope: 'galaxy' }])).toEqual({}));
test('a right without scopes is held or not', () => expect(scopesOf({ scopable: false })).toEqual(['all']));

test.each([
  ['as wide as my own', 'department', undefined, 'department', true],
  ['narrower than my own', 'all', undefined, 'own', true],
  ['wider than my own', 'own', undefined, 'all', false],
  ['that I do not hold', undefined, undefined, 'own', false],
  ['that the role already has', undefined, 'all', 'all', true],
  ['narrower than what the role has', undefined, 'all', 'team', true],
] as const)('granting a right %s', (_story, mine, saved, wanted, allowed) => expect(mayGrant(mine, saved, wanted)).toBe(allowed));
