import type { NounWords } from '../../nouns.ts';

export const employeeVersions: NounWords<'employee-versions'> = {
  one: 'changement de situation',
  many: 'changements de situation',
  a: 'un changement de situation',
  the: 'le changement de situation',
  all: 'Tous les changements de situation',
  empty: 'Aucun changement de situation',
  fields: { changed_fields: 'Champs modifiés', is_future: 'Planifié' },
};
