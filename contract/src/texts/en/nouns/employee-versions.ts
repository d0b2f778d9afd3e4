export const employeeVersions = {
  one: 'employment change',
  many: 'employment changes',
  empty: 'No employment changes',
  fields: { changed_fields: 'Changed fields', is_future: 'Scheduled' },
} as const;
