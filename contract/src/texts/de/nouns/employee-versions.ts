export const employeeVersions = {
  one: 'Änderung der Beschäftigung',
  many: 'Änderungen der Beschäftigung',
  empty: 'Keine Änderungen der Beschäftigung.',
  fields: { is_future: 'Steht noch bevor' },
} as const;
