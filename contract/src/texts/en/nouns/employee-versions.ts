export const employeeVersions = {
  one: 'employment change',
  many: 'employment changes',
  empty: 'No employment changes',
  fields: { is_future: 'Scheduled' },
} as const;
