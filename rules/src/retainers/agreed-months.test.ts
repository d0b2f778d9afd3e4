import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreedMonths, monthAfter, partOfMonth } from './agreed-months.ts';

const terms = (from_month: string, included_minutes: number, fee: number | null = null) => ({
  from_month,
  included_minutes,
  fee,
  overage_rate: null,
  carry_months: 0,
  carry_limit: null,
});
const shown = (...given: Parameters<typeof agreedMonths>) =>
  agreedMonths(...given).map(({ month, included, fee }) => [month, included, fee]);
const always = { from: null, to: null };

describe('the months of a retainer', () => {
  test('begin with its first terms, and each has those that began last', () =>
    expect(shown([terms('2026-12', 900, 120_000), terms('2026-10', 600, 100_000)], always, '2027-01')).toEqual([
      ['2026-10', 600, 100_000],
      ['2026-11', 600, 100_000],
      ['2026-12', 900, 120_000],
      ['2027-01', 900, 120_000],
    ]));

  test('begin and end with the project, by days', () =>
    expect(shown([terms('2026-01', 600, 100_000)], { from: '2026-04-16', to: '2026-06-10' }, '2027-01')).toEqual([
      ['2026-04', 300, 50_000],
      ['2026-05', 600, 100_000],
      ['2026-06', 200, 33_333],
    ]));

  test('are whole where terms begin after the project', () =>
    expect(shown([terms('2026-05', 600)], { from: '2026-04-16', to: null }, '2026-05')).toEqual([['2026-05', 600, null]]));

  test.each([
    ['without terms', [], always],
    ['before they begin', [terms('2026-06', 600)], always],
    ['of a project that ended before', [terms('2026-05', 600)], { from: null, to: '2026-04-30' }],
  ])('are none %s', (_what, given, days) => expect(shown(given, days, '2026-05')).toEqual([]));

  test('carry the first day within the project', () =>
    expect(agreedMonths([terms('2026-04', 1)], { from: '2026-04-16', to: null }, '2026-05').map(({ from }) => from)).toEqual([
      '2026-04-16',
      '2026-05-01',
    ]));
});

describe('a part of a month', () => {
  test.each([
    ['2026-02-01', null, 2800],
    ['2026-02-02', null, 2700],
    ['2026-02-28', null, 100],
    ['2026-03-01', null, 0],
    [null, '2026-01-31', 0],
    [null, '2026-02-01', 100],
    [null, '2026-02-28', 2800],
    ['2026-02-10', '2026-02-10', 100],
  ])('from %s to %s is %d of 2800', (from, to, part) => expect(partOfMonth(2800, '2026-02', { from, to })).toBe(part));

  test('is rounded half up', () =>
    expect([1, 3, 5].map((amount) => partOfMonth(amount, '2026-04', { from: '2026-04-16', to: null }))).toEqual([1, 2, 3]));
});

test('the order of terms does not matter', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((at) => `2026-${String(at).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.uniqueArray(month, { maxLength: 6 }), fc.infiniteStream(fc.nat(5)), (months, order) => {
      const given = months.map((from, at) => terms(from, at));
      const shuffled = given
        .map((one) => ({ one, key: order.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(agreedMonths(shuffled, always, '2026-12')).toEqual(agreedMonths(given, always, '2026-12'));
    }),
  );
});

test('a year ends with a month, and another begins', () =>
  expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01']));
