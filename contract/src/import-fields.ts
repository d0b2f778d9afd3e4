import { currency, decimal, type Field, type Fields, namedBy, reference, required, text } from './fields.ts';
import { allowances } from './resources/allowances.ts';
import { bonuses } from './resources/bonuses.ts';
import { compensations } from './resources/compensations.ts';
import { deductions } from './resources/deductions.ts';
import { exchangeRates } from './resources/exchange-rates.ts';
import { leaveLedger } from './resources/leave-ledger.ts';
import { leaves } from './resources/leaves.ts';
import { payOpenings } from './resources/pay-openings.ts';

const who = { employee_id: reference('employees', required), leave_category_id: reference('leave-categories', required) };
const { from_date, to_date, from_slot, to_slot, reason } = leaves.fields;

/** Pay data that can be imported, each kind with its import right. */
export const importedPay = ['compensations', 'allowances', 'bonuses', 'deductions', 'pay-openings'] as const;
export type ImportedPay = (typeof importedPay)[number];

/** The kinds of imports besides employees: opening leave balances, past leave, pay and exchange rates. */
export const importedKinds = ['leave-ledger', 'leaves', ...importedPay, 'exchange-rates'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** Kinds with a separate import right. */
type OwnImport = Exclude<ImportedPay, 'pay-openings'> | 'exchange-rates';
const hasOwnRight = (kind: string): kind is OwnImport => kind === 'exchange-rates' || (importedPay as readonly string[]).includes(kind);

/** The right to import this kind; parts of a person's pay share the right to import salaries. */
export function importRight(kind: 'employees' | ImportedKind) {
  if (kind === 'pay-openings') return 'compensations.import';
  return hasOwnRight(kind) ? (`${kind}.import` as const) : 'employees.import';
}

/** A field whose default value applies to rows without one. */
const unsaid = <F extends Field>({ required: _, ...field }: F) => field as Omit<F, 'required'> & Field;

const {
  target: _target,
  used_in: _uses,
  status: _status,
  // Instalments by service have several values in one field, so they are entered by hand.
  pay_months: _months,
  served_by: _served,
  less_unpaid_leave: _less,
  recurrence: _recurrence,
  kind,
  counts_in_gross,
  ...item
} = allowances.fields;
const { source: _source, ...rateFields } = exchangeRates.fields;
const usual = { kind: unsaid(kind), recurrence: unsaid(bonuses.fields.recurrence) };

/** The fields that a column of an import file may map to. */
export const importFields: Readonly<Record<ImportedKind, Fields>> = {
  'leave-ledger': namedBy(leaveLedger.name, {
    ...who,
    amount: decimal({ required: true, min: -9999, max: 9999 }),
    /** The effective day; defaults to the start of the balances. */
    date: { kind: 'date' },
    note: text({ max: 300 }),
  }),
  leaves: { ...namedBy(leaves.name, who), from_date, to_date, from_slot, to_slot, reason },
  compensations: namedBy(compensations.name, {
    employee_id: compensations.fields.employee_id,
    effective_from: compensations.fields.effective_from,
    amount: compensations.fields.amount,
    currency: currency(),
    basis: unsaid(compensations.fields.basis),
    reason: unsaid(compensations.fields.reason),
    note: compensations.fields.note,
  }),
  'pay-openings': namedBy(payOpenings.name, payOpenings.fields),
  allowances: namedBy(allowances.name, { ...item, ...usual, counts_in_gross }),
  bonuses: namedBy(bonuses.name, {
    ...withoutTargets(item),
    ...usual,
    employee_id: bonuses.fields.employee_id,
    reason: unsaid(bonuses.fields.reason),
  }),
  deductions: namedBy(deductions.name, {
    ...item,
    ...usual,
    category: unsaid(deductions.fields.category),
    principal: deductions.fields.principal,
    installments: deductions.fields.installments,
    max_share_bp: deductions.fields.max_share_bp,
    priority: deductions.fields.priority,
  }),
  'exchange-rates': namedBy(exchangeRates.name, rateFields),
};

function withoutTargets({ department_id: _department, job_id: _job, branch_id: _branch, ...rest }: Fields): Fields {
  return rest;
}
