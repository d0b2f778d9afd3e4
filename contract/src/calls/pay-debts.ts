import { call } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, longText, named, reference, required, text } from '../fields.ts';

const tag = 'salaries';

export const payrollDebts = call({
  method: 'GET',
  path: '/payrolls/:id/debts',
  access: 'salaries.view',
  tag,
  summary: 'What employees whom no run of the month pays still owe from payslips below zero, and what was written off with this run',
  answer: list(
    {
      employee: group(named, required),
      currency: currency(required),
      amount: decimal(required),
      /** The last payslip that left it. */
      since: text(required),
      status: choice({ options: ['open', 'written_off'], required: true }),
      write_off_id: integer(),
      reason: text(),
      written_off_by: group(named),
      /** While the run is not approved. */
      can_change: boolean(required),
    },
    required,
  ),
});

export const writeOffDebt = call({
  method: 'POST',
  path: '/payrolls/:id/debts/write-off',
  access: 'salaries.calculate',
  tag,
  summary: 'Decide with a run that is not approved that an employee’s debt is not taken any more, with a reason',
  body: {
    employee_id: reference('employees', required),
    currency: currency(required),
    reason: longText({ required: true, min: 2, max: 500 }),
  },
  touches: ['salaries', 'payrolls'],
});

export const undoWriteOff = call({
  method: 'POST',
  path: '/pay-write-offs/:id/undo',
  access: 'salaries.calculate',
  tag,
  summary: 'Open a debt again that was written off, until its run is approved',
  touches: ['salaries', 'payrolls'],
});
