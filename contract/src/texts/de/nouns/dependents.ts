export const dependents = {
  one: 'Angehörige Person',
  many: 'Angehörige',
  empty: 'Keine Angehörigen',
  fields: { name: 'Name', kinship: 'Verwandtschaft' },
  options: { kinship: { spouse: 'Ehepartner', partner: 'Lebenspartner', child: 'Kind', parent: 'Elternteil', other: 'Sonstige' } },
} as const;
