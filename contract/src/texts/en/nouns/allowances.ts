import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const allowances = {
  one: 'allowance',
  many: 'allowances',
  empty: 'No allowances here.',
  fields: {
    ...itemFields,
    target: 'Applies to',
    recurrence: 'Frequency',
    counts_in_gross: 'Counts in gross pay',
    pay_months: 'Paid in',
    served_by: 'Months that count',
    less_unpaid_leave: 'Unpaid leave doesn’t count',
  },
  options: {
    ...itemOptions,
    recurrence: { ...itemOptions.recurrence, by_service: 'By months served' },
    served_by: { full_months: 'Full months', half_months: 'Months with 15 days or more', started_months: 'Every month begun' },
    target: itemTargets,
  },
  moves: itemMoves,
} as const;
