import { call, page } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, longText, named, required, text } from '../fields.ts';

/** Differences of closed months, for the people of a run. */
export const payrollAdjustments = call({
  method: 'GET',
  path: '/payrolls/:id/adjustments',
  access: 'salaries.view',
  tag: 'salaries',
  summary: 'List open, settled and dismissed pay differences of closed months for the employees of a run',
  query: {
    status: choice({ options: ['open', 'taken', 'dismissed'] }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page({
    id: integer(required),
    employee: group(named, required),
    /** The closed month. */
    month: text(required),
    currency: currency(required),
    /** The change in the employee's net pay. */
    amount: decimal(required),
    /** By the codes of lines of a payslip. */
    lines: list(
      {
        code: text(required),
        name: text(),
        kind: choice({ options: ['earning', 'deduction', 'employer'], required: true }),
        amount: decimal(required),
      },
      required,
    ),
    status: choice({ options: ['open', 'taken', 'dismissed'], required: true }),
    /** False for employees that no run of the month pays, such as former employees who owe money. */
    is_in_run: boolean(required),
    /** The payslip of the closed month, and the one that took the difference. */
    salary_id: integer(required),
    taken_salary_id: integer(),
    reason: text(),
  }),
});

export const dismissAdjustment = call({
  method: 'POST',
  path: '/pay-adjustments/:id/dismiss',
  access: 'salaries.calculate',
  tag: 'salaries',
  summary: 'Dismiss a pay difference of a closed month, with a reason; later differences are still found',
  body: { reason: longText({ required: true, min: 2, max: 500 }) },
  touches: ['salaries', 'payrolls'],
});
