import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { blackoutsIn } from './blackouts.ts';

const dated = { from_date: '2026-07-01', to_date: '2026-07-05', yearly: false };
const closing = { from_date: '2026-12-20', to_date: '2027-01-10', yearly: true };

describe('a blackout meets leave', () => {
  test.each([
    ['not on the day before', dated, '2026-06-30', '2026-06-30', []],
    ['on its first day', dated, '2026-07-01', '2026-07-01', ['2026-07-01']],
    ['on its last day', dated, '2026-07-05', '2026-07-09', ['2026-07-01']],
    ['not on the day after', dated, '2026-07-06', '2026-07-06', []],
    ['not in another year', dated, '2027-07-02', '2027-07-02', []],
    ['in another year if it is yearly', { ...dated, yearly: true }, '2029-07-02', '2029-07-02', ['2029-07-01']],
    ['over the turn of a year', closing, '2030-01-03', '2030-01-03', ['2029-12-20']],
    ['before it was entered', closing, '2025-12-31', '2025-12-31', ['2025-12-20']],
    ['twice in a long leave', closing, '2028-01-09', '2028-12-21', ['2027-12-20', '2028-12-20']],
    [
      'on the last of February',
      { from_date: '2028-02-29', to_date: '2028-02-29', yearly: true },
      '2027-02-28',
      '2027-02-28',
      ['2027-02-28'],
    ],
  ] as const)('%s', (_, blackout, from, to, found) => {
    expect(blackoutsIn([blackout], { from, to }).map(({ from_date }) => from_date)).toEqual(found);
  });

  test('on exactly the days of a naive walk', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), day, (from_date, length, requested) => {
        const blackout = { from_date, to_date: addDays(from_date, length), yearly: false };
        const isIn = requested >= blackout.from_date && requested <= blackout.to_date;
        expect(blackoutsIn([blackout], { from: requested, to: requested }).length === 1).toBe(isIn);
      }),
    );
  });
});
