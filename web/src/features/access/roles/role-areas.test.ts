import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import { expect, test } from 'vitest';
import { areasOf, commonActions, isCalled } from './role-areas.ts';

test('every right of the catalogue has its place, and none has two', () => {
  const placed = areasOf(catalogue, () => true).flatMap(({ common, others }) => [
    ...common.filter((entry) => entry !== undefined),
    ...others,
  ]);
  expect(placed.map(({ name }) => name).sort()).toEqual(catalogue.map(({ name }) => name).sort());
});

test('an area without an action has a gap in its column', () => {
  const [permissions] = areasOf(catalogue, ({ resource }) => resource === 'permissions');
  expect(permissions?.common.map((entry) => entry?.action)).toEqual(['view', undefined, undefined, undefined, 'export']);
  expect(permissions?.common).toHaveLength(commonActions.length);
});

test('an area without matching rights is left out', () => {
  const isNeeded = ({ resource, action }: CatalogueEntry) => resource === 'jobs' || (resource === 'users' && action === 'view');
  expect(areasOf(catalogue, isNeeded).map(({ resource }) => resource)).toEqual(['users', 'jobs']);
});

test.each([
  ['', true],
  ['user reset', true],
  ['RESET', true],
  ['user delete', false],
])('%j', (typed, found) => expect(isCalled(typed, ['Users', 'Reset passwords', 'users.reset_password'])).toBe(found));
