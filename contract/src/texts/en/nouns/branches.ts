export const branches = {
  one: 'branch',
  many: 'branches',
  empty: 'No branches yet. A branch sets the time zone, currency and holidays for its people.',
  fields: { address: 'Address' },
} as const;
