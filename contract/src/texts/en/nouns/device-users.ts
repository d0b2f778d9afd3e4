export const deviceUsers = {
  one: 'device user ID',
  many: 'device user IDs',
  empty: 'This device hasn’t reported any user IDs yet',
  fields: { name_on_device: 'Name on the device', matched_by: 'Matching method' },
  options: { matched_by: { employee_code: 'Employee’s device user ID', person: 'Manually', push: 'Sent to the device' } },
} as const;
