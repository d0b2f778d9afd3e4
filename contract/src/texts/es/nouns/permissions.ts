export const permissions = {
  one: 'permiso',
  many: 'permisos',
  the: 'el permiso',
  all: 'Todos los permisos',
  empty: 'No hay permisos',
  fields: { resource: 'Área', scopable: 'Con alcance', risk: 'Riesgo', roles_count: 'Roles que lo incluyen' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Crítico' } },
} as const;
