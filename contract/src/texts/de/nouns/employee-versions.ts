export const employeeVersions = {
  one: 'Beschäftigungsänderung',
  many: 'Beschäftigungsänderungen',
  empty: 'Keine Beschäftigungsänderungen',
  fields: { changed_fields: 'Geänderte Felder', is_future: 'Geplant' },
} as const;
