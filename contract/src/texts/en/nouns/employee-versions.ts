export const employeeVersions = {
  one: 'Change of employment',
  many: 'Changes of employment',
  empty: 'No changes of employment.',
  fields: { is_future: 'Still to come' },
} as const;
