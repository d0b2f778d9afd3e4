import type { NounWords } from '../../nouns.ts';

export const roles: NounWords<'roles'> = {
  one: 'Rolle',
  many: 'Rollen',
  empty: 'Noch keine Rollen. Eine Rolle legt fest, was ihre Benutzer sehen und tun dürfen.',
  fields: {
    name_i18n: 'Namen in anderen Sprachen',
    description_i18n: 'Beschreibungen in anderen Sprachen',
    permissions: 'Berechtigungen',
    is_system: 'Vordefiniert',
    permissions_count: 'Berechtigungen',
  },
};
