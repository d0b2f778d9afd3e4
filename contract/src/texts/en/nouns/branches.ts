export const branches = {
  one: 'Branch',
  many: 'Branches',
  empty: 'No branches yet. A branch gives its people a time zone, a currency and holidays.',
  fields: { address: 'Address' },
} as const;
