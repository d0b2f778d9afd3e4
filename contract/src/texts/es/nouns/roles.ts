export const roles = {
  one: 'rol',
  many: 'roles',
  empty: 'Todavía no hay roles. Un rol define lo que sus usuarios pueden ver y hacer.',
  fields: { permissions: 'Permisos', is_system: 'Predefinido', permissions_count: 'Permisos' },
} as const;
