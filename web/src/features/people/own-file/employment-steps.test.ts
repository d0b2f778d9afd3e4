import { expect, test } from 'vitest';
import { employmentSteps } from './employment-steps.ts';

const version = (id: number, effective_from: string, is_future = false) => ({ id, effective_from, is_future });

test('the newest version that has begun is the current one', () => {
  const steps = employmentSteps([version(1, '2020-01-01'), version(3, '2027-01-01', true), version(2, '2024-05-01')], []);
  expect(steps.map(({ day, kind }) => [day, kind])).toEqual([
    ['2027-01-01', 'future'],
    ['2024-05-01', 'today'],
    ['2020-01-01', 'past'],
  ]);
});

test('the history of a rehired employee includes the last day of the first employment', () => {
  const periods = [
    { id: 1, hired_on: '2018-01-01', left_on: '2019-06-30' },
    { id: 2, hired_on: '2020-01-01', left_on: null },
  ];
  const steps = employmentSteps([version(1, '2018-01-01'), version(2, '2020-01-01')], periods);
  expect(steps.map(({ kind }) => kind)).toEqual(['today', 'left', 'past']);
});
