import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanPlan } from './loan-plan.ts';

const loan = { remaining: 100_000, part: 30_000, from: '2026-11', restMonth: null, until: null };
const amounts = (given: Partial<typeof loan> | { restMonth: string } | { until: string }) =>
  loanPlan({ ...loan, ...given }).map(({ month, amount }) => [month, amount]);

test.each<[string, Parameters<typeof amounts>[0], [string, number][]]>([
  [
    'ends with the smaller last instalment',
    {},
    [
      ['2026-11', 30_000],
      ['2026-12', 30_000],
      ['2027-01', 30_000],
      ['2027-02', 10_000],
    ],
  ],
  [
    'takes the rest in its month',
    { restMonth: '2026-12' },
    [
      ['2026-11', 30_000],
      ['2026-12', 70_000],
    ],
  ],
  ['takes the rest at once where its month is over', { restMonth: '2026-01' }, [['2026-11', 100_000]]],
  ['stops with its last month', { until: '2026-11' }, [['2026-11', 30_000]]],
  ['plans nothing for a loan that is repaid', { remaining: 0 }, []],
  ['plans nothing without an instalment', { part: 0 }, []],
])('a plan %s', (_, given, expected) => expect(amounts(given)).toEqual(expected));

test('instalments add up to the rest of the loan, and none is more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 10 ** 7, max: 10 ** 9 }), (remaining, part) => {
      const plan = loanPlan({ ...loan, remaining, part });
      expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(remaining);
      expect(plan.every(({ amount, left }) => amount > 0 && left >= 0)).toBe(true);
    }),
  );
});
