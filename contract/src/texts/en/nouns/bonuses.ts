import { itemFields, itemMoves, itemOptions } from '../pay-item-words.ts';

export const bonuses = {
  one: 'bonus',
  many: 'bonuses',
  kind: 'Bonuses',
  empty: 'No bonuses here.',
  fields: {
    ...itemFields,
    recurrence: 'Frequency',
    reason: 'Reason',
    attempt: 'Times sent',
    entered_by_id: 'Entered by',
    month_total: 'Bonuses this month, in total',
  },
  options: {
    ...itemOptions,
    reason: {
      performance: 'Performance',
      project: 'Project',
      retention: 'Retention',
      referral: 'Referral',
      other: 'Other',
    },
    status: {
      ...itemOptions.status,
      pending: 'Pending',
      rejected: 'Rejected',
    },
  },
  moves: {
    approve: 'Approve',
    ...itemMoves,
  },
} as const;
