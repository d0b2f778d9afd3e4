export const dependents = {
  one: 'dependent',
  many: 'dependents',
  empty: 'No dependents',
  fields: { name: 'Name', kinship: 'Relationship' },
  options: { kinship: { spouse: 'Spouse', partner: 'Partner', child: 'Child', parent: 'Parent', other: 'Other' } },
} as const;
