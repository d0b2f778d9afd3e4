import { expect, test } from 'vitest';
import { ownedResources } from './collect-person.ts';
import { erased, kept, treated } from './purge-plan.ts';

test('every resource of a person is erased, kept or treated: a new one must say which', () => {
  expect([...erased, ...kept, ...treated].sort()).toEqual(ownedResources.map((resource) => resource.name).sort());
});
