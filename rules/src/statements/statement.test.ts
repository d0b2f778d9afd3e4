import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agedBy, ageOf } from './ageing.ts';
import { amountOfTime, billedOf, type StatementLine, totalsOf, writtenDownOf } from './statement-line.ts';
import { writtenDownBy } from './write-down.ts';

describe('the price of time', () => {
  test.each([
    [60, 12_000, 12_000],
    [90, 12_000, 18_000],
    [1, 12_000, 200],
    [1, 10_000, 167],
    [7, 9_950, 1_161],
    [30, 1, 1],
    [29, 1, 0],
    [0, 12_000, 0],
    [1440, 999_999_999_999, 23_999_999_999_976],
  ])('%d minutes at %d an hour are %d', (minutes, rate, amount) => expect(amountOfTime(minutes, rate)).toBe(amount));
});

describe('a write-down', () => {
  test.each([
    ['a tenth', 10_000, { share_bp: 1000 }, 1000],
    ['all of it', 10_001, { share_bp: 10_000 }, 10_001],
    ['a half that has to be rounded', 333, { share_bp: 5000 }, 167],
    ['an amount', 10_000, { amount: 2500 }, 2500],
    ['nothing', 10_000, { amount: 0 }, 0],
    ['more than it is worth', 10_000, { amount: 10_001 }, undefined],
    ['less than nothing', 10_000, { amount: -1 }, undefined],
  ])('of %s', (_what, whole, by, amount) => expect(writtenDownBy(whole, by)).toBe(amount));
});

test.each([
  ['2026-03-31', 'up_to_30'],
  ['2026-03-01', 'up_to_30'],
  ['2026-02-28', 'up_to_60'],
  ['2026-01-30', 'up_to_60'],
  ['2026-01-29', 'up_to_90'],
  ['2025-12-31', 'up_to_90'],
  ['2025-12-30', 'over_90'],
  ['2026-04-02', 'up_to_30'],
])('work of %s is %s days old on 31 March', (day, age) => expect(ageOf(day, '2026-03-31')).toBe(age));

const money = fc.integer({ min: 0, max: 10 ** 9 });
const line: fc.Arbitrary<StatementLine> = fc
  .record({
    minutes: fc.option(fc.integer({ min: 1, max: 1440 }), { nil: null }),
    amount: money,
    share: fc.integer({ min: 0, max: 10_000 }),
    state: fc.constantFrom('billed', 'moved', 'not_billable'),
  })
  .map(({ minutes, amount, share, state }) => ({
    minutes,
    amount,
    written_down: writtenDownBy(amount, { share_bp: share }) ?? 0,
    state,
  }));

test('statements add up to the same totals for any split of the rows', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.integer({ min: 0, max: 3 })), { maxLength: 60 }), (rows) => {
      const parts = [0, 1, 2, 3].map((part) => totalsOf(rows.filter(([, at]) => at === part).map(([of]) => of)));
      const whole = totalsOf(rows.map(([of]) => of));
      for (const key of ['total_minutes', 'full_amount', 'written_down', 'total'] as const)
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key]);
      expect(whole.full_amount - whole.written_down).toBe(whole.total);
    }),
  ));

test('a line is billed, written down or moved to the next statement, and no amount is lost', () =>
  fc.assert(
    fc.property(line, (of) => {
      expect(billedOf(of) + writtenDownOf(of)).toBe(of.state === 'moved' ? 0 : of.amount);
    }),
  ));

test('unbilled time adds up over all ages', () => {
  const row = fc.record({ day: fc.constantFrom('2026-03-30', '2026-02-10', '2026-01-10', '2024-05-01'), minutes: money, amount: money });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const aged = Object.values(agedBy(rows, '2026-03-31'));
      expect(aged.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(rows.reduce((sum, { minutes }) => sum + minutes, 0));
      expect(aged.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
    }),
  );
});
