import { call } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, longText, named, reference, required, text } from '../fields.ts';

const tag = 'salaries';

export const payrollDebts = call({
  method: 'GET',
  path: '/payrolls/:id/debts',
  access: 'salaries.view',
  tag,
  summary: 'List debts from negative payslips of employees not paid this month, and debts written off with the run',
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
  summary: 'Write off an employee’s debt with a run that is not approved, with a reason',
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
  summary: 'Undo the write-off of a debt, until its run is approved',
  touches: ['salaries', 'payrolls'],
});
