export const roles = {
  one: 'Role',
  many: 'Roles',
  empty: 'No roles yet. A role says what its users may see and do.',
  fields: { permissions: 'Permissions', is_system: 'Built in', permissions_count: 'Permissions' },
} as const;
