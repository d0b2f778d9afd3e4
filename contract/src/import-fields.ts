import { decimal, type Fields, namedBy, reference, required, text } from './fields.ts';
import { leaveLedger } from './resources/leave-ledger.ts';
import { leaves } from './resources/leaves.ts';

const who = { employee_id: reference('employees', required), leave_category_id: reference('leave-categories', required) };
const { from_date, to_date, from_slot, to_slot, reason } = leaves.fields;

/** What can come from a file beside employees: what people had left when the balances began, and leave that was taken before. */
export const importedKinds = ['leave-ledger', 'leaves'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** What a column of such a file may become. */
export const importFields: Readonly<Record<ImportedKind, Fields>> = {
  'leave-ledger': namedBy(leaveLedger.name, {
    ...who,
    amount: decimal({ required: true, min: -9999, max: 9999 }),
    /** The day on which it holds; the first of the balances, unless said. */
    date: { kind: 'date' },
    note: text({ max: 300 }),
  }),
  leaves: { ...namedBy(leaves.name, who), from_date, to_date, from_slot, to_slot, reason },
};
