export const departments = {
  one: 'Department',
  many: 'Departments',
  empty: 'No departments yet. Start with the company itself.',
  fields: {
    total_count: 'With sub-departments',
    parent_id: 'Parent department',
    head_id: 'Head',
    deputy_id: 'Deputy',
    min_staffing: 'Minimum staffing',
  },
} as const;
