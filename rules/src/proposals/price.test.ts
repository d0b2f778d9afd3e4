import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePrice, linesWithOddRates, marginOf, type ProposalLine, priceOf, weighted } from './price.ts';

const line = (more: Partial<ProposalLine>): ProposalLine => ({ department_id: 1, minutes: 60, rate: 100, ...more });

test.each<[number, number, string, number]>([
  [60, 120, 'EUR', 12_000],
  [90, 99.99, 'EUR', 14_999],
  [1, 100, 'EUR', 167],
  [20, 15_000, 'JPY', 5000],
  [50, 10.005, 'KWD', 8338],
  [0, 100, 'EUR', 0],
])('%i minutes at %d %s', (minutes, rate, currency, price) => {
  expect(linePrice({ minutes, rate }, currency)).toBe(price);
});

test('the discount applies before tax, and options are not part of the total', () => {
  const lines = [line({ minutes: 600 }), line({ department_id: 2, minutes: 300, rate: 150 }), line({ minutes: 60, optional: true })];
  const price = priceOf({ lines, currency: 'EUR', discount: 1000, tax: 1900 }, [{ department_id: 1, cost_rate: 60 }]);
  expect(price).toMatchObject({
    minutes: 900,
    subtotal: 175_000,
    discount: 17_500,
    amount: 157_500,
    tax: 29_925,
    total: 187_425,
    options: 10_000,
  });
  expect(price.departments).toEqual([
    { department_id: 1, minutes: 600, price: 100_000, cost: 60_000 },
    { department_id: 2, minutes: 300, price: 75_000, cost: null },
  ]);
});

test.each<[string, ProposalLine[], number | undefined, { cost: number | null; margin_percent: number | null }]>([
  ['of the amount', [line({ minutes: 600 })], 70, { cost: 70_000, margin_percent: 30 }],
  ['to a tenth', [line({ minutes: 600, rate: 90 })], 60, { cost: 60_000, margin_percent: 33.3 }],
  ['below nothing', [line({ minutes: 60 })], 130, { cost: 13_000, margin_percent: -30 }],
  ['unknown without a cost rate', [line({})], undefined, { cost: null, margin_percent: null }],
  ['unknown of nothing', [], 50, { cost: null, margin_percent: null }],
  ['none of a gift', [line({ rate: 0 })], 50, { cost: 5000, margin_percent: null }],
])('a margin is %s', (_, lines, cost_rate, margin) => {
  const costs = cost_rate === undefined ? [] : [{ department_id: 1, cost_rate }];
  expect(marginOf(priceOf({ lines, currency: 'EUR' }, costs))).toMatchObject(margin);
});

test('a discount eats the margin, and a rate with too many digits is named', () => {
  expect(marginOf(priceOf({ lines: [line({})], currency: 'EUR', discount: 2500 }, [{ department_id: 1, cost_rate: 50 }]))).toEqual({
    cost: 5000,
    margin: 2500,
    margin_percent: 33.3,
  });
  expect(linesWithOddRates({ lines: [line({}), line({ rate: 1.5 })], currency: 'JPY' })).toEqual([2]);
  expect(weighted(10_001, 40)).toBe(4000);
});

test('departments add up to the whole, however lines are spread over them', () => {
  const lines = fc.array(
    fc.record({
      department_id: fc.integer({ min: 1, max: 4 }),
      minutes: fc.integer({ min: 1, max: 60_000 }),
      rate: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
      optional: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 5000 }), (some, discount, tax) => {
      const price = priceOf({ lines: some, currency: 'EUR', discount, tax });
      expect(price.departments.reduce((sum, one) => sum + one.price, 0)).toBe(price.subtotal);
      expect(price.departments.reduce((sum, one) => sum + one.minutes, 0)).toBe(price.minutes);
      expect(price.total).toBe(price.subtotal - price.discount + price.tax);
      expect(price.amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
