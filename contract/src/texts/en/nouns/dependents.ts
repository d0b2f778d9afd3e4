export const dependents = {
  one: 'Dependant',
  many: 'Dependants',
  empty: 'No dependants.',
  fields: { kinship: 'Kinship' },
  options: { kinship: { spouse: 'Spouse', partner: 'Partner', child: 'Child', parent: 'Parent', other: 'Other' } },
} as const;
