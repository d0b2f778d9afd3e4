export const employeeVersions = {
  one: 'Beschäftigungsänderung',
  many: 'Beschäftigungsänderungen',
  empty: 'Keine Beschäftigungsänderungen',
  fields: { is_future: 'Geplant' },
} as const;
