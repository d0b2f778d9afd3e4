import { expect, test } from 'vitest';
import { openPositions } from './open-positions.ts';

test('a job is open when fewer people have it than planned; the widest gap comes first', () => {
  const jobs = [
    { id: 1, name: 'Consultant', headcount_plan: 12, employees_count: 11 },
    { id: 2, name: 'Architect', headcount_plan: 3, employees_count: 0 },
    { id: 3, name: 'Analyst', headcount_plan: 2, employees_count: 2 },
    { id: 4, name: 'Driver', headcount_plan: 1, employees_count: 4 },
    { id: 5, name: 'Writer', headcount_plan: null, employees_count: 1 },
  ];
  expect(openPositions(jobs).map(({ name, open }) => `${name}: ${open}`)).toEqual(['Architect: 3', 'Consultant: 1']);
});
