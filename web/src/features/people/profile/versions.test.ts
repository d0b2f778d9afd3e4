import { expect, test } from 'vitest';
import { changedIn, placesOf } from './versions.ts';

const version = (id: number, effective_from: string, rest: object = {}) => ({
  id,
  effective_from,
  department_id: 1,
  job_id: 1,
  branch_id: 1,
  manager_id: null,
  employment_type: 'full_time',
  fte: 10_000,
  ...rest,
});

test.each([
  ['2026-11-15', ['future', 'today', 'past']],
  ['2027-01-01', ['today', 'past', 'past']],
  ['2019-12-31', ['future', 'future', 'future']],
])('on %s the versions are %j', (today, places) => {
  const versions = [version(3, '2027-01-01'), version(2, '2025-01-01'), version(1, '2020-01-01')];
  expect(placesOf(versions, today)).toEqual(places);
});

test('a change lists its changed fields in their order', () => {
  expect(changedIn(version(2, '2025-01-01', { changed_fields: ['manager_id', 'department_id'] }))).toEqual(['department_id', 'manager_id']);
});
