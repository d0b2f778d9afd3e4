import { describe, expect, test } from 'vitest';
import { accountOf, entry, vacation } from './fixtures.ts';
import { type Entry, replayYear, sumOf } from './ledger.ts';
import { replay } from './replay.ts';

const { policies } = accountOf(vacation);
const left = (entries: readonly Entry[], until = '2026-12-31') => replayYear(policies, entries, '2026-01-01', until);

describe('a year from its lines', () => {
  test.each<[string, Entry[], number]>([
    ['a grant', [entry('grant', '2026-01-01', 20_000)], 20_000],
    ['a grant and its correction on the day', [entry('grant', '2026-01-01', 20_000), entry('grant', '2026-01-01', -5000)], 15_000],
    ['a grant reduced later', [entry('grant', '2026-01-01', 20_000), entry('grant', '2026-06-01', -5000)], 15_000],
    ['a grant reduced by all of it', [entry('grant', '2026-01-01', 5000), entry('grant', '2026-06-01', -5000)], 0],
    ['a grant reduced by more than it', [entry('grant', '2026-01-01', 5000), entry('grant', '2026-06-01', -6000)], -1000],
    ['a day and its return', [entry('usage', '2026-05-04', -1000), entry('usage_reversal', '2026-05-04', 1000)], 0],
    ['an adjustment below zero', [entry('adjustment', '2026-05-04', -1000)], -1000],
    ['without what has lapsed', [entry('grant', '2026-01-01', 5000), entry('expiry', '2026-03-31', -1000)], 5000],
    ['without what was carried over', [entry('grant', '2026-01-01', 5000), entry('carry_out', '2026-12-31', -5000)], 5000],
    ['without other years', [entry('grant', '2026-01-01', 5000), entry('grant', '2025-01-01', 1000)], 5000],
  ])('%s', (_, entries, expected) => {
    expect(left(entries).left).toBe(expected);
    expect(left(entries.toReversed()).left).toBe(expected);
  });

  test('a reduction takes from the latest grant before it', () => {
    const grants = [entry('accrual', '2026-01-31', 1000), entry('accrual', '2026-02-28', 1000), entry('accrual', '2026-04-30', 1000)];
    const reduced = left([...grants, entry('accrual', '2026-03-31', -1500)], '2026-03-15');
    expect(reduced).toMatchObject({ left: 500, shortage: null });
  });

  test('adjustments of a day with different last days lapse each on its own', () => {
    const entries = [entry('adjustment', '2026-01-01', 1000, '2026-01-31'), entry('adjustment', '2026-01-01', 2000, '2026-02-28')];
    expect([...left(entries).lapsed]).toEqual([
      ['2026-01-31', 1000],
      ['2026-02-28', 2000],
    ]);
  });

  test('sums of no lines are zero', () => expect([sumOf([]), sumOf([entry('grant', '2026-01-01', 5)])]).toEqual([0, 5]));
});

describe('an account day by day', () => {
  const credit = (date: string, amount: number, expires_on: string | null = null) => ({ date, amount, expires_on });
  const use = (date: string, amount: number) => ({ date, amount });
  test.each<[string, Parameters<typeof replay>, Partial<ReturnType<typeof replay>>]>([
    [
      'a use on the last day of a credit',
      [[credit('2026-01-01', 1000, '2026-01-10')], [use('2026-01-10', 1000)], '2026-12-31'],
      { left: 0, shortage: null },
    ],
    [
      'a use a day later',
      [[credit('2026-01-01', 1000, '2026-01-10')], [use('2026-01-11', 1000)], '2026-12-31'],
      { left: -1000, shortage: { date: '2026-01-11', short: 1000 } },
    ],
    ['a use on the day of a credit', [[credit('2026-01-10', 1000)], [use('2026-01-10', 1000)], '2026-12-31'], { left: 0, shortage: null }],
    [
      'a use a day before',
      [[credit('2026-01-10', 1000)], [use('2026-01-09', 1000)], '2026-12-31'],
      { left: 0, shortage: { date: '2026-01-09', short: 1000 } },
    ],
    ['a use after the last day that counts', [[credit('2026-01-01', 1000)], [use('2026-02-01', 1000)], '2026-01-31'], { left: 1000 }],
    ['a use on the last day that counts', [[credit('2026-01-01', 1000)], [use('2026-02-01', 1000)], '2026-02-01'], { left: 0 }],
    [
      'what lapses first is used first',
      [[credit('2026-01-01', 1000), credit('2026-01-01', 1000, '2026-01-31')], [use('2026-01-15', 1000)], '2026-12-31'],
      { left: 1000, lapsed: new Map() },
    ],
    [
      'the largest shortage is found',
      [[], [use('2026-01-01', 1000), use('2026-01-02', 500)], '2026-12-31'],
      { shortage: { date: '2026-01-02', short: 1500 } },
    ],
    [
      'an allowed debt is no shortage',
      [[], [use('2026-01-01', 1000)], '2026-12-31', [{ from: null, most: null, debt: 1000 }]],
      { shortage: null },
    ],
    [
      'more than an allowed debt is one',
      [[], [use('2026-01-01', 1001)], '2026-12-31', [{ from: null, most: null, debt: 1000 }]],
      { shortage: { date: '2026-01-01', short: 1 } },
    ],
    [
      'a shortage before the watched day does not count',
      [[credit('2026-01-03', 1000)], [use('2026-01-01', 1000)], '2026-12-31', undefined, '2026-01-02'],
      { shortage: null },
    ],
    [
      'a shortage on the watched day counts',
      [[credit('2026-01-03', 1000)], [use('2026-01-01', 1000)], '2026-12-31', undefined, '2026-01-01'],
      { shortage: { date: '2026-01-01', short: 1000 } },
    ],
    [
      'exactly the maximum stays',
      [[credit('2026-01-01', 1000)], [], '2026-12-31', [{ from: null, most: 1000, debt: 0 }]],
      { left: 1000, lapsed: new Map() },
    ],
    [
      'more than the maximum lapses',
      [[credit('2026-01-01', 1001)], [], '2026-12-31', [{ from: null, most: 1000, debt: 0 }]],
      { left: 1000, lapsed: new Map([['2026-01-01', 1]]) },
    ],
    [
      'a later maximum lapses on its day',
      [
        [credit('2026-01-01', 1001)],
        [],
        '2026-12-31',
        [
          { from: null, most: null, debt: 0 },
          { from: '2026-02-01', most: 1000, debt: 0 },
        ],
      ],
      { left: 1000, lapsed: new Map([['2026-02-01', 1]]) },
    ],
    [
      'what lapses at its end and beyond the maximum adds up',
      [[credit('2026-01-01', 1500), credit('2026-01-01', 500, '2026-01-01')], [], '2026-12-31', [{ from: null, most: 1000, debt: 0 }]],
      { left: 1000, lapsed: new Map([['2026-01-01', 1000]]) },
    ],
  ])('%s', (_, given, expected) => expect(replay(...given)).toMatchObject(expected));
});
