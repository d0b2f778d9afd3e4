export const permissions = {
  one: 'Permission',
  many: 'Permissions',
  empty: 'No permissions.',
  fields: { resource: 'Area', scopable: 'Has a scope', risk: 'Risk', roles_count: 'Roles holding it' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensitive', critical: 'Critical' } },
} as const;
