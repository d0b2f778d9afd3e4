import { call, type DataOf } from '../call.ts';
import { choice, currency, date, decimal, group, integer, list, map, reference, required, scalar, share, text } from '../fields.ts';

/** The totals of a month, in the currency of the person's pay. */
const paid = { gross: decimal(required), deductions: decimal(required), net: decimal(required), employer_cost: decimal(required) } as const;

/** A key of `texts.pay.problems` and its arguments. */
const problem = group({ problem: text(required), args: map(scalar(required), required) });

/** "What does this raise cost over the year?" The result is not stored. */
export const simulatePay = call({
  method: 'POST',
  path: '/pay-simulations',
  access: 'salaries.calculate',
  tag: 'salaries',
  summary: 'Simulate a raise, an allowance, a bonus or a deduction over several months, without storing it',
  repeats: true,
  body: {
    employee_id: reference('employees', required),
    /** The first month that is looked at. */
    month: text({ required: true, pattern: 'month' }),
    /** The number of months; by default until the end of the year. */
    months: integer({ min: 1, max: 24 }),
    compensation: group({
      basis: choice({ options: ['monthly', 'hourly', 'daily'], required: true }),
      amount: decimal({ required: true, min: 0.001, max: 10_000_000_000 }),
      /** By default the first day of the first month. */
      effective_from: date({ optional: true }),
    }),
    items: list(
      {
        source: choice({ options: ['allowances', 'bonuses', 'deductions'], required: true }),
        name: text({ required: true, min: 1, max: 80 }),
        /** Either an amount, or a share of the basic salary or of gross pay. */
        amount: decimal({ optional: true, min: 0.001, max: 10_000_000_000 }),
        rate_bp: share({ optional: true, min: 1, max: 100_000 }),
        base: choice({ options: ['basic', 'gross'], optional: true }),
        /** Only in the first month. */
        recurrence: choice({ options: ['once', 'monthly'], required: true }),
      },
      { max: 20 },
    ),
  },
  example: { body: { employee_id: 1, month: '2026-11', compensation: { basis: 'monthly', amount: 4000 } } },
  answer: {
    /** Empty if the person is not paid yet. */
    currency: currency(),
    months: list({ month: text(required), before: group(paid), after: group(paid), problem }, required),
    /** Of the months that can be calculated both ways. */
    before: group(paid, required),
    after: group(paid, required),
    difference: group(paid, required),
  },
  touches: [],
});
export type PaySimulation = DataOf<typeof simulatePay>;
