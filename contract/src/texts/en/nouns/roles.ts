export const roles = {
  one: 'role',
  many: 'roles',
  empty: 'No roles yet. Roles control what people can see and do.',
  fields: { permissions: 'Permissions', is_system: 'Built-in', permissions_count: 'Permissions' },
} as const;
