import type { NounWords } from '../../nouns.ts';

export const roles: NounWords<'roles'> = {
  one: 'rôle',
  many: 'rôles',
  a: 'un rôle',
  the: 'le rôle',
  all: 'Tous les rôles',
  empty: 'Aucun rôle pour le moment. Les rôles définissent ce que chacun peut voir et faire.',
  fields: {
    name_i18n: 'Noms dans d’autres langues',
    description_i18n: 'Descriptions dans d’autres langues',
    permissions: 'Autorisations',
    is_system: 'Prédéfini',
    permissions_count: 'Autorisations',
  },
};
