import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../attendance/plan/iso-week.ts';
import { addDays, daysThrough } from '../calendar.ts';
import { automaticDays, automaticStep } from './automatic.ts';

describe('a level that acts by itself', () => {
  test.each([
    ['after one working day', '2026-03-02', 1, [], '2026-03-03', '2026-03-04'],
    ['after three', '2026-03-02', 3, [], '2026-03-05', '2026-03-06'],
    ['over a weekend', '2026-03-06', 1, [], '2026-03-09', '2026-03-10'],
    ['requested on a Saturday', '2026-03-07', 2, [], '2026-03-10', '2026-03-11'],
    ['with a holiday between', '2026-03-02', 2, ['2026-03-03'], '2026-03-05', '2026-03-06'],
    ['with a holiday on a weekend', '2026-03-06', 1, ['2026-03-07'], '2026-03-09', '2026-03-10'],
  ])('counts working days: %s', (_, requested, days, holidays, warns_on, acts_on) => {
    expect(automaticDays(requested, days, new Set(holidays))).toEqual({ warns_on, acts_on });
  });

  test('always leaves approvers that many working days', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), fc.uniqueArray(day, { maxLength: 20 }), (requested, days, free) => {
        const holidays = new Set(free);
        const { warns_on, acts_on } = automaticDays(requested, days, holidays);
        const working = daysThrough(addDays(requested, 1), warns_on).filter((one) => weekdayOf(one) <= 5 && !holidays.has(one));
        expect([working.length, working.at(-1), acts_on]).toEqual([days, warns_on, addDays(warns_on, 1)]);
      }),
    );
  });

  const hours = (count: number) => count * 3_600_000;
  const timer = { warns_at: hours(100), acts_at: hours(124) };
  test.each([
    ['waits before its warning', 99, null, null],
    ['warns when it is due', 100, null, 'warn'],
    ['waits a day after the warning', 123, 100, null],
    ['acts then', 124, 100, 'act'],
    ['warns first after an outage, however late it is', 500, null, 'warn'],
    ['waits a day after a late warning', 523, 500, null],
    ['acts a day after a late warning', 524, 500, 'act'],
  ] as const)('%s', (_, now, warned, step) => {
    expect(automaticStep(hours(now), { ...timer, warned_at: warned === null ? null : hours(warned) })).toBe(step);
  });
});
