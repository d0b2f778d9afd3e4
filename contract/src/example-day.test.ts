import { expect, test } from 'vitest';
import { datedExample, exampleDay } from './example-day.ts';

test.each([
  ['a Monday', '2026-11-16', exampleDay(0), '2026-11-16'],
  ['a Sunday, whose week is nearly over', '2026-11-22', exampleDay(0), '2026-11-16'],
  ['a Sunday, two weeks back on Tuesday', '2026-11-22', exampleDay(-2, 2), '2026-11-03'],
  ['the last of a year', '2026-12-31', exampleDay(1, 5), '2027-01-08'],
])('on %s', (_, today, written, day) => {
  expect(datedExample({ days: [written], note: 'in 2 weeks', count: 3, none: null }, today)).toEqual({
    days: [day],
    note: 'in 2 weeks',
    count: 3,
    none: null,
  });
});
