export const departments = {
  one: 'department',
  many: 'departments',
  empty: 'No departments yet. Start with the company itself.',
  fields: {
    total_count: 'Including sub-departments',
    parent_id: 'Parent department',
    head_id: 'Department head',
    deputy_id: 'Deputy',
    min_staffing: 'Minimum staffing',
  },
} as const;
