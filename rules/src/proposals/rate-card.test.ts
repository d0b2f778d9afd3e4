import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOfSoldTime } from '../statements/sold-time.ts';
import { takenLines } from './conversion.ts';
import { type ProposalLine, priceOf } from './price.ts';
import { hourlyOf, rateCardOf, soldOnTop } from './rate-card.ts';

const line = (department_id: number, minutes: number, rate: number, phase: string | null = null): ProposalLine => ({
  department_id,
  minutes,
  rate,
  phase,
});
const cardOf = (lines: ProposalLine[], discount = 0) => rateCardOf({ lines, currency: 'EUR', discount });

describe('the rate card of a proposal', () => {
  test('has the rate of each department', () => {
    const card = cardOf([line(1, 6000, 150.55), line(2, 600, 90)]);
    expect(card).toEqual([
      { department_id: 1, phase: null, amount: 1_505_500, minutes: 6000 },
      { department_id: 2, phase: null, amount: 90_000, minutes: 600 },
    ]);
    expect(card.map(hourlyOf)).toEqual([15_055, 9000]);
  });

  test('includes the discount exactly, even if no hourly amount can express it', () => {
    const [rate] = cardOf([line(1, 6000, 150.55)], 750);
    expect(rate).toMatchObject({ amount: 1_392_587, minutes: 6000 });
    expect(hourlyOf(rate as NonNullable<typeof rate>)).toBe(13_926);
  });

  test('has a rate per phase where a department is sold at several', () => {
    const card = cardOf([line(1, 600, 100, 'Design'), line(1, 300, 120, 'design '), line(1, 60, 80), line(2, 60, 80, 'Design 2')]);
    expect(card).toEqual([
      { department_id: 1, phase: 'Design', amount: 160_000, minutes: 900 },
      { department_id: 1, phase: null, amount: 8000, minutes: 60 },
      { department_id: 2, phase: null, amount: 8000, minutes: 60 },
    ]);
  });

  test('does not give a phase that departments share to one of them', () => {
    const card = cardOf([line(1, 60, 100, 'Build'), line(1, 60, 120, 'Test'), line(2, 60, 80, 'Build')]);
    expect(card.map(({ department_id, phase, amount }) => [department_id, phase, amount])).toEqual([
      [1, null, 10_000],
      [1, 'Test', 12_000],
      [2, null, 8000],
    ]);
  });

  test.each([
    ['nothing used', 0, { amount: 30_000, minutes: 150 }],
    ['half used', 60, { amount: 20_000, minutes: 90 }],
    ['all used', 120, { amount: 10_000, minutes: 30 }],
    ['more than all used', 500, { amount: 10_000, minutes: 30 }],
  ])('carries over the rest when more is sold: %s', (_, used, expected) => {
    expect(soldOnTop({ amount: 20_000, minutes: 120 }, used, { amount: 10_000, minutes: 30 })).toEqual(expected);
  });
});

const lines = fc.array(
  fc.record({
    department_id: fc.integer({ min: 1, max: 4 }),
    minutes: fc.integer({ min: 1, max: 30_000 }),
    rate: fc.integer({ min: 0, max: 40_000 }).map((minor) => minor / 100),
    phase: fc.constantFrom(null, 'Design', 'Build', ' design', 'Test'),
    optional: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

test('billing all of the sold time bills the sold amount, in any rows and statements', () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 10_000 }),
      fc.boolean(),
      fc.infiniteStream(fc.integer({ min: 1, max: 1440 })),
      (all, discount, withOptions, cuts) => {
        const taken = takenLines(all, withOptions).map((one) => ({ ...one, optional: false }));
        const card = rateCardOf({ lines: taken, currency: 'EUR', discount });
        let billed = 0;
        for (const sold of card) {
          const rows: number[] = [];
          for (let left = sold.minutes; left > 0; left -= rows.at(-1) as number) rows.push(Math.min(left, cuts.next().value as number));
          const before = { amount: 0, minutes: 0 };
          while (rows.length > 0) {
            const statement = rows.splice(0, ((cuts.next().value as number) % 7) + 1);
            const amounts = amountsOfSoldTime(statement, sold, before);
            before.amount += amounts.reduce((sum, one) => sum + one, 0);
            before.minutes += statement.reduce((sum, one) => sum + one, 0);
          }
          billed += before.amount;
        }
        expect(billed).toBe(priceOf({ lines: taken, currency: 'EUR', discount }).amount);
      },
    ),
    { numRuns: 100 },
  );
});
