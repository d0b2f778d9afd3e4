export const dependents = {
  one: 'dependant',
  many: 'dependants',
  empty: 'No dependants',
  fields: { name: 'Name', kinship: 'Relationship' },
  options: { kinship: { spouse: 'Spouse', partner: 'Partner', child: 'Child', parent: 'Parent', other: 'Other' } },
} as const;
