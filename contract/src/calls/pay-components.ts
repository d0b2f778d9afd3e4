import { call } from '../call.ts';
import { boolean, choice, currency, decimal, group, list, map, reference, required, scalar, text } from '../fields.ts';

const paid = { deductions: decimal(required), net: decimal(required), employer_cost: decimal(required) } as const;

/** Tries a component before it is switched on: its deductions from one person's pay of a month. Nothing is stored. */
export const tryComponent = call({
  method: 'POST',
  path: '/pay-components/:id/try',
  access: 'salaries.calculate',
  tag: 'pay-components',
  summary: 'Preview the effect of a pay component on an employee’s pay in a month, even if it is switched off',
  repeats: true,
  body: { employee_id: reference('employees', required), month: text({ required: true, pattern: 'month' }) },
  example: { params: { id: 1 }, body: { employee_id: 2, month: '2026-11' } },
  answer: {
    /** Empty if the person is not paid in that month. */
    currency: currency(),
    /** Whether it is for the branch and the currency of this person. */
    applies: boolean(required),
    lines: list({ kind: choice({ options: ['deduction', 'employer'], required: true }), amount: decimal(required) }, required),
    without: group(paid),
    with: group(paid),
    /** A key of `texts.pay.problems` and its arguments. */
    problem: group({ problem: text(required), args: map(scalar(required), required) }),
  },
  touches: [],
});
