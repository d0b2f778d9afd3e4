import { describe, expect, test } from 'vitest';
import { type Colleague, lowestStaffing, staffingOn } from './staffing.ts';

const [monday, tuesday, saturday] = ['2026-05-11', '2026-05-12', '2026-05-16'];
const always: Colleague = { works: () => true, away: [] };
const onMondays: Colleague = { works: (day) => day === monday, away: [] };
const awayOn = (from: string, to = from): Colleague => ({ works: (day) => day !== saturday, away: [{ from, to }] });

describe('the staffing of a day', () => {
  test.each<[string, Colleague[], string, number, number]>([
    ['alone in the team', [], monday, 0, 1],
    ['all others are there', [always, always], monday, 2, 3],
    ['one of them is away', [always, awayOn(monday)], monday, 1, 3],
    ['away until the day before', [awayOn('2026-05-04', '2026-05-10')], monday, 1, 2],
    ['away from the day after', [awayOn(tuesday)], monday, 1, 2],
    ['away over it', [awayOn('2026-05-04', '2026-05-20')], monday, 0, 2],
    ['a colleague who does not work that day is neither present nor missing', [always, onMondays], tuesday, 1, 2],
    ['a day off of a colleague on leave', [always, awayOn(saturday)], saturday, 1, 2],
  ])('%s', (_, colleagues, day, present, people) => {
    expect(staffingOn([day], colleagues)).toEqual([{ date: day, people, present }]);
  });
});

test('the day with the smallest share counts, of equals the first', () => {
  const day = (date: string, present: number, people: number) => ({ date, present, people });
  expect(lowestStaffing([day(monday, 2, 4), day(tuesday, 1, 2), day(saturday, 3, 4)])).toEqual(day(monday, 2, 4));
  expect(lowestStaffing([day(monday, 3, 4), day(tuesday, 1, 2)])).toEqual(day(tuesday, 1, 2));
  expect(lowestStaffing([])).toBeNull();
});
