import { itemFields, itemMoves, itemOptions, itemTargets } from '../pay-item-words.ts';

export const deductions = {
  one: 'deduction',
  many: 'deductions',
  empty: 'No deductions here.',
  fields: {
    ...itemFields,
    target: 'Applies to',
    recurrence: 'Frequency',
    category: 'Category',
    principal: 'Loan amount',
    installments: 'Installments',
    rest_month: 'Take the rest from',
    remaining: 'Remaining',
    max_share_bp: 'Limit (% of net pay)',
    employer_rate_bp: 'Employer’s share',
    protected_amount: 'Protected net pay',
    protected_per_child: 'Protected for each child',
    priority: 'Priority',
  },
  options: {
    ...itemOptions,
    target: itemTargets,
    category: {
      tax: 'Tax',
      social: 'Social security',
      loan: 'Loan',
      advance: 'Advance',
      garnishment: 'Garnishment',
      penalty: 'Penalty',
      absence: 'Absence',
      other: 'Other',
    },
  },
  moves: itemMoves,
} as const;
