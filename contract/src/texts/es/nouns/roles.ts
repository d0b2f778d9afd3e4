import type { NounWords } from '../../nouns.ts';

export const roles: NounWords<'roles'> = {
  one: 'rol',
  many: 'roles',
  the: 'el rol',
  all: 'Todos los roles',
  empty: 'Aún no hay roles. Los roles definen lo que cada persona puede ver y hacer.',
  fields: {
    name_i18n: 'Nombres en otros idiomas',
    description_i18n: 'Descripciones en otros idiomas',
    permissions: 'Permisos',
    is_system: 'Predefinido',
    permissions_count: 'Permisos',
  },
};
