import { call } from '../call.ts';
import { boolean, choice, currency, date, decimal, group, integer, list, longText, named, required, text } from '../fields.ts';
import { reasonInput } from '../resources/decided-moves.ts';
import { salaries } from '../resources/salaries.ts';

const tag = 'deductions';
const method = choice({ options: salaries.fields.method.options, required: true, noun: salaries.name });

/** A loan as it was paid back, and as it will be. */
export const loanSchedule = call({
  method: 'GET',
  path: '/deductions/:id/schedule',
  access: 'deductions.view',
  tag,
  summary: 'Get the repayments of a loan, through payslips or outside of payroll, and its future installments',
  answer: {
    currency: currency(required),
    principal: decimal(required),
    remaining: decimal(required),
    /** Payslips take all that is left from this month on. */
    rest_month: text(),
    entries: list(
      {
        kind: choice({ options: ['payslip', 'repayment', 'planned'], required: true }),
        /** Of payslips and instalments to come. */
        month: text(),
        paid_on: date(),
        amount: decimal(required),
        /** The remaining debt after the entry; empty if the entry was undone. */
        left: decimal(),
        repayment_id: integer(),
        method: choice({ options: method.options }),
        note: text(),
        entered_by: group(named),
        is_undone: boolean(required),
        undone_reason: text(),
      },
      required,
    ),
  },
});

export const addRepayment = call({
  method: 'POST',
  path: '/deductions/:id/repayments',
  access: 'deductions.update',
  tag,
  summary: 'Record a loan repayment made outside of payroll, unless a run with an installment is awaiting approval',
  body: {
    paid_on: date(required),
    amount: decimal({ required: true, min: 0.001, max: 1_000_000_000_000 }),
    method,
    note: longText({ max: 500 }),
  },
  answer: { remaining: decimal(required) },
  touches: ['deductions', 'salaries'],
});

export const undoRepayment = call({
  method: 'POST',
  path: '/deductions/:id/repayments/:repayment_id/undo',
  access: 'deductions.update',
  tag,
  summary: 'Undo a loan repayment recorded by mistake; the schedule still shows it as undone',
  body: reasonInput,
  answer: { remaining: decimal(required) },
  touches: ['deductions', 'salaries'],
});
