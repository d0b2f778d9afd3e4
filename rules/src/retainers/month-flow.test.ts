import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Allowance, flowOf, type MonthUse } from './month-flow.ts';

const month = (open: number, more: Partial<Allowance & MonthUse> = {}) => ({
  included: 600,
  carry_months: 0,
  carry_limit: null,
  billed: 0,
  granted: 0,
  open,
  ...more,
});

describe('a month on its own', () => {
  test.each([
    ['nothing', 0, { within: 0, overage: 0, lapsed: 600 }],
    ['a minute less than included', 599, { within: 599, overage: 0, lapsed: 1 }],
    ['exactly the included minutes', 600, { within: 600, overage: 0, lapsed: 0 }],
    ['a minute more', 601, { within: 600, overage: 1, lapsed: 0 }],
  ])('with %s used', (_what, used, expected) =>
    expect(flowOf([month(used)])).toEqual([
      { included: 600, carried_in: 0, used, open_within: expected.within, carried_out: 0, ...expected },
    ]),
  );
});

const shown = (months: Parameters<typeof flowOf>[0]) =>
  flowOf(months).map(({ carried_in, within, overage, carried_out, lapsed }) => [carried_in, within, overage, carried_out, lapsed]);

describe('the rest of a month', () => {
  test('lapses without carry-over', () =>
    expect(shown([month(500), month(700)])).toEqual([
      [0, 500, 0, 0, 100],
      [0, 600, 100, 0, 0],
    ]));

  const one = { carry_months: 1 };
  test('is used first in the next month, and lapses after it', () =>
    expect(shown([month(500, one), month(50, one), month(700, one)])).toEqual([
      [0, 500, 0, 100, 0],
      [100, 50, 0, 600, 50],
      [600, 700, 0, 500, 0],
    ]));

  const two = { carry_months: 2 };
  test.each([
    [0, 600],
    [599, 1],
    [600, 0],
    [601, 0],
  ])('of 600 minutes lapses after two months, less the %d used by then: %d', (used, lapsed) =>
    expect(flowOf([month(0, two), month(used, two), month(0, two)]).at(-1)?.lapsed).toBe(lapsed),
  );

  test.each([
    [null, 600, 0],
    [599, 599, 1],
    [600, 600, 0],
    [601, 600, 0],
  ])('with a limit of %s is carried as %d', (carry_limit, carried_out, lapsed) =>
    expect(flowOf([month(0, { carry_months: 1, carry_limit })])).toMatchObject([{ carried_out, lapsed }]),
  );

  test('beyond the limit lapses the oldest first', () =>
    expect(shown([month(500, two), month(500, { ...two, carry_limit: 150 }), month(700), month(0)])).toEqual([
      [0, 500, 0, 100, 0],
      [100, 500, 0, 150, 50],
      [150, 700, 0, 50, 0],
      [50, 0, 0, 0, 650],
    ]));
});

describe('minutes billed as included stay so', () => {
  const one = { carry_months: 1 };
  test('and late minutes of an earlier month take the rest of it', () =>
    expect(shown([month(300, one), month(0, { ...one, billed: 900, granted: 900 })])).toEqual([
      [0, 300, 0, 300, 0],
      [300, 900, 0, 0, 0],
    ]));

  test('or are overage', () =>
    expect(shown([month(600, one), month(0, { ...one, billed: 900, granted: 900 })])).toEqual([
      [0, 300, 300, 300, 0],
      [300, 900, 0, 0, 0],
    ]));

  test('and minutes billed as overage are not covered later', () =>
    expect(shown([month(100, { billed: 500, granted: 200 })])).toEqual([[0, 300, 300, 0, 300]]));
});

const allowance: fc.Arbitrary<Allowance> = fc.record({
  included: fc.integer({ min: 0, max: 20 }),
  carry_months: fc.integer({ min: 0, max: 3 }),
  carry_limit: fc.option(fc.integer({ min: 1, max: 15 }), { nil: null }),
});
const unused: MonthUse = { billed: 0, granted: 0, open: 0 };
const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('with late minutes and any order of billing, no minutes are lost, granted twice or taken back', () => {
  const step = fc.record({ at: fc.nat(5), minutes: fc.integer({ min: 0, max: 25 }), bills: fc.option(fc.nat(5), { nil: null }) });
  fc.assert(
    fc.property(fc.array(allowance, { minLength: 6, maxLength: 6 }), fc.array(step, { maxLength: 14 }), (terms, steps) => {
      const months = terms.map((one) => ({ ...one, ...unused }));
      for (const { at, minutes, bills } of steps) {
        (months[at] as MonthUse).open += minutes;
        const flow = flowOf(months);
        const broken = flow.filter((one, place) => {
          const { billed, open, granted, carry_limit } = months[place] as (typeof months)[number];
          const isBalanced = one.included + one.carried_in === one.within + one.carried_out + one.lapsed;
          const isCarried = one.carried_in === (flow[place - 1]?.carried_out ?? 0) && one.carried_out <= (carry_limit ?? one.carried_out);
          const isUsed = one.used === billed + open && one.used === one.within + one.overage && one.within === granted + one.open_within;
          return !(isBalanced && isCarried && isUsed) || Math.min(one.open_within, open - one.open_within, one.lapsed, one.carried_out) < 0;
        });
        expect(broken).toEqual([]);
        expect(sumOf(flow.map(({ included }) => included))).toBe(
          sumOf(flow.map(({ within, lapsed }) => within + lapsed)) + (flow.at(-1)?.carried_out ?? 0),
        );
        if (bills === null) continue;
        const of = months[bills] as MonthUse;
        months[bills] = {
          ...(months[bills] as (typeof months)[number]),
          billed: of.billed + of.open,
          granted: of.granted + (flow[bills]?.open_within ?? 0),
          open: 0,
        };
      }
    }),
    { numRuns: 300 },
  );
});
