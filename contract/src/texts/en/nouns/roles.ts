export const roles = {
  one: 'role',
  many: 'roles',
  empty: 'No roles yet. Roles control what people can see and do.',
  fields: {
    name_i18n: 'Names in other languages',
    description_i18n: 'Descriptions in other languages',
    permissions: 'Permissions',
    is_system: 'Built-in',
    permissions_count: 'Permissions',
  },
} as const;
