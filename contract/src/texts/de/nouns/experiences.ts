export const experiences = {
  one: 'Frühere Position',
  many: 'Berufserfahrung',
  empty: 'Noch keine früheren Positionen eingetragen',
  fields: { company: 'Arbeitgeber' },
} as const;
