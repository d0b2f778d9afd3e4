import type { NounWords } from '../../nouns.ts';

export const permissions: NounWords<'permissions'> = {
  one: 'permiso',
  many: 'permisos',
  the: 'el permiso',
  all: 'Todos los permisos',
  empty: 'No hay permisos',
  fields: { resource: 'Área', scopable: 'Con alcance', risk: 'Riesgo', roles_count: 'Roles que lo incluyen' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Crítico' } },
};
