import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { agreedMonths } from './agreed-months.ts';
import { addedTerms, type SoldTerms, soldTerms } from './sold-terms.ts';

const shown = (terms: readonly SoldTerms[]) => terms.map(({ from_month, included_minutes, fee }) => [from_month, included_minutes, fee]);
const plain = { overage_rate: null, carry_months: 0, carry_limit: null };

describe('terms of sold time', () => {
  test.each([
    ['a quarter', 7200, 900_000, '2026-11-01', '2027-01-31', [['2026-11', 2400, 300_000]]],
    ['days of one month', 600, 1_000, '2026-02-03', '2026-02-16', [['2026-02', 1200, 2_000]]],
    [
      'amounts that cannot be split evenly',
      200,
      100,
      '2026-01-01',
      '2026-03-31',
      [
        ['2026-01', 67, 34],
        ['2026-02', 67, 33],
        ['2026-03', 66, 33],
      ],
    ],
    ['an end before the start', 60, 100, '2026-05-01', '2026-04-30', [['2026-05', 60, 100]]],
    ['no end', 12_000, 120_000, '2026-12-01', null, [['2026-12', 1000, 10_000]]],
    ['a start in the middle of a month', 3_000, 30_000, '2026-04-16', '2026-06-30', [['2026-04', 1200, 12_000]]],
  ])('%s', (_what, minutes, amount, from, to, expected) => expect(shown(soldTerms({ minutes, amount }, { from, to }))).toEqual(expected));

  test('all months together include the sold minutes and cost the sold amount, for any dates', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((at) => addDays('2025-12-20', at));
    fc.assert(
      fc.property(fc.nat(600_000), fc.nat(10 ** 9), day, day, (minutes, amount, one, other) => {
        const days = one < other ? { from: one, to: other } : { from: other, to: one };
        const terms = soldTerms({ minutes, amount }, days).map((sold) => ({ ...sold, ...plain }));
        const months = agreedMonths(terms, days, '2030-01');
        expect(months.reduce((sum, { included }) => sum + included, 0)).toBe(minutes);
        expect(months.reduce((sum, { fee }) => sum + (fee ?? 0), 0)).toBe(amount);
      }),
    );
  });
});

describe('when more is sold', () => {
  const held = { from_month: '2026-01', included_minutes: 600, fee: 50_000, overage_rate: 9_000, carry_months: 2, carry_limit: 300 };

  test('months from then on have more, and terms that begin later keep their own changes', () =>
    expect(
      addedTerms(
        [held, { ...held, from_month: '2026-05', included_minutes: 900 }],
        [{ from_month: '2026-03', included_minutes: 60, fee: 5_000 }],
      ),
    ).toEqual([
      { ...held, from_month: '2026-03', included_minutes: 660, fee: 55_000 },
      { ...held, from_month: '2026-05', included_minutes: 960, fee: 55_000 },
    ]));

  test('hours that are billed by the hour stay so', () =>
    expect(addedTerms([{ ...held, fee: null }], [{ from_month: '2026-03', included_minutes: 60, fee: 5_000 }])).toMatchObject([
      { included_minutes: 660, fee: null },
    ]));

  test('without terms, the sold ones apply', () =>
    expect(addedTerms([], [{ from_month: '2026-03', included_minutes: 60, fee: 5_000 }])).toEqual([
      { from_month: '2026-03', included_minutes: 60, fee: 5_000, ...plain },
    ]));
});
