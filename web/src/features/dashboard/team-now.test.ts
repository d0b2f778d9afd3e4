import { expect, test } from 'vitest';
import { teamNow } from './team-now.ts';

test('the team is the people of all branches', () =>
  expect(
    teamNow([
      { present: 4, late: 1, absent: 0 },
      { present: 2, late: 0, absent: 3 },
    ]),
  ).toEqual({ in: 6, late: 1, absent: 3 }));
