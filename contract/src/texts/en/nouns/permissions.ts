export const permissions = {
  one: 'permission',
  many: 'permissions',
  empty: 'No permissions',
  fields: { resource: 'Area', scopable: 'Scoped', risk: 'Risk', roles_count: 'Roles' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensitive', critical: 'Critical' } },
} as const;
