export const costShares = {
  one: 'cost share',
  many: 'cost shares',
  empty: 'No cost shares yet. Pay is booked on the cost center of the department or branch.',
  fields: { share_bp: 'Share', valid_from: 'From', valid_to: 'To' },
} as const;
