import { call, whole } from '../call.ts';
import { choice, group, integer, list, named, reference, required, text } from '../fields.ts';

const tag = 'payrolls';
const made = { link: text(required), message: text(required) } as const;

/** Who is not in a bank file, and why: there is no account, it is in another currency, or it is paid in another way. */
const leftOut = list(
  {
    employee: group(named, required),
    reason: choice({ options: ['no_account', 'other_currency', 'other_method', 'nothing_due'], required: true }),
  },
  required,
);
const bank = { ...made, payments: integer(required), left_out: leftOut } as const;

export const bankFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/bank-csv',
  access: 'payrolls.export_bank',
  tag,
  summary: 'The payments of an approved run as a CSV file for the bank, with who is left out of it',
  repeats: true,
  answer: whole(bank),
  touches: [],
});

export const sepaFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/sepa',
  access: 'payrolls.export_bank',
  tag,
  summary: 'The payments of an approved run in euros as a SEPA file (ISO 20022 pain.001.001.09), with who is left out of it',
  repeats: true,
  answer: whole(bank),
  touches: [],
});

export const journalFile = call({
  method: 'POST',
  path: '/payrolls/:id/files/journal',
  access: 'payrolls.export',
  tag,
  summary: 'What a calculated run costs and owes, by account, debit and credit',
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
  summary: 'The hours of the people of a run by class, for an outside payroll program, in a saved layout or in the usual one',
  repeats: true,
  body: { layout_id: reference('hours-layouts') },
  answer: whole(made),
  touches: [],
});
