export const deviceUsers = {
  one: 'Number on a device',
  many: 'Numbers on devices',
  empty: 'This device has told of nobody yet.',
  fields: { name_on_device: 'Name on the device', matched_by: 'Matched by' },
  options: { matched_by: { employee_code: 'Employee’s device code', person: 'By hand', push: 'Sent to the device' } },
} as const;
