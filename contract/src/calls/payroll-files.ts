import { call, type DataOf, whole } from '../call.ts';
import { boolean, choice, currency, decimal, group, integer, list, moment, named, reference, required, text } from '../fields.ts';
import { reasonInput } from '../resources/decided-moves.ts';

const tag = 'payrolls';
const made = { link: text(required), message: text(required) } as const;

/** People left out of a bank file, with the reason: already paid or in an earlier file, no account, another currency, or another payment method. */
const leftOut = list(
  {
    employee: group(named, required),
    /** Where one of several accounts is left out. */
    account: text(),
    reason: choice({ options: ['paid', 'in_earlier_file', 'no_account', 'other_currency', 'other_method', 'nothing_due'], required: true }),
  },
  required,
);
const bank = { ...made, payments: integer(required), left_out: leftOut } as const;

/** A further file pays those who are in no earlier one; it is made only on purpose. */
const further = { again: boolean() } as const;

const payFile = {
  id: integer(required),
  kind: choice({ options: ['bank', 'sepa'], required: true }),
  name: text(required),
  made_at: moment(required),
  made_by: text(),
  payments: list(
    {
      employee: group(named, required),
      /** Masked. */
      account: text(required),
      amount: decimal(required),
      currency: currency(required),
      is_paid: boolean(required),
    },
    required,
  ),
  withdrawn_at: moment(),
  withdrawn_by: text(),
  withdrawn_reason: text(),
} as const;

export const bankFiles = call({
  method: 'GET',
  path: '/payrolls/:id/bank-files',
  access: 'payrolls.export_bank',
  tag,
  summary: 'List the bank files of a run with their payments, newest first, and count the payslips in no file yet',
  answer: { files: list(payFile, required), remaining: integer(required) },
});
export type BankFiles = DataOf<typeof bankFiles>;

/** Payments of a withdrawn file go into the next file. */
export const withdrawBankFile = call({
  method: 'POST',
  path: '/pay-files/:id/withdraw',
  access: 'payrolls.export_bank',
  tag,
  summary: 'Withdraw a bank file that the bank will not execute',
  body: reasonInput,
  touches: ['payrolls', 'logs'],
});

export const bankFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/bank-csv',
  access: 'payrolls.export_bank',
  tag,
  summary: 'Create a CSV file for the bank with the outstanding payments of an approved run, and list who is left out',
  repeats: true,
  body: further,
  answer: whole(bank),
  touches: ['payrolls', 'logs'],
});

export const sepaFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/sepa',
  access: 'payrolls.export_bank',
  tag,
  summary: 'Create a SEPA file (ISO 20022 pain.001.001.09) with the outstanding euro payments of an approved run, and list who is left out',
  repeats: true,
  body: further,
  answer: whole(bank),
  touches: ['payrolls', 'logs'],
});

export const journalFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/journal',
  access: 'payrolls.export',
  tag,
  summary: 'Export the costs and liabilities of a calculated run, by account, debit and credit',
  repeats: true,
  body: { format: choice({ options: ['xlsx', 'csv'], initial: 'xlsx', required: true }) },
  answer: whole(made),
  touches: [],
});

export const hoursFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/hours',
  access: 'payrolls.export',
  tag,
  summary: 'Export the hours of a run by class for an external payroll program, in a saved or the default layout',
  repeats: true,
  body: { layout_id: reference('hours-layouts') },
  answer: whole(made),
  touches: [],
});
