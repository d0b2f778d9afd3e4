import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { burnOf } from './burn.ts';

const monday = '2026-11-02';

test('no entries give no weeks', () => expect(burnOf([])).toEqual([]));

test('weeks are sorted, weeks without an entry are included, and entries of one week are added up', () => {
  const weeks = [
    { week_start: '2026-11-23', minutes: 60 },
    { week_start: monday, minutes: 120 },
    { week_start: monday, minutes: 30 },
  ];
  expect(burnOf(weeks)).toEqual([
    { week_start: '2026-11-02', minutes: 150, total: 150 },
    { week_start: '2026-11-09', minutes: 0, total: 150 },
    { week_start: '2026-11-16', minutes: 0, total: 150 },
    { week_start: '2026-11-23', minutes: 60, total: 210 },
  ]);
});

test('in any order, the last total is the sum of all minutes, and totals never decrease', () => {
  const week = fc.record({ week_start: fc.nat(80).map((at) => addDays(monday, at * 7)), minutes: fc.nat(6000) });
  fc.assert(
    fc.property(fc.array(week, { minLength: 1 }), (weeks) => {
      const burnt = burnOf(weeks);
      expect(burnt.at(-1)?.total).toBe(weeks.reduce((sum, { minutes }) => sum + minutes, 0));
      for (const [at, { total }] of burnt.entries()) expect(total).toBeGreaterThanOrEqual(burnt[at - 1]?.total ?? 0);
    }),
  );
});
