import type { NounWords } from '../../nouns.ts';

export const delegations: NounWords<'delegations'> = {
  one: 'délégation',
  many: 'délégations',
  a: 'une délégation',
  the: 'la délégation',
  all: 'Toutes les délégations',
  empty: 'Aucune délégation. Choisissez qui décide pour vous pendant votre absence.',
  fields: {
    automatic: 'Issue d’un congé',
    employee_id: 'Personne absente',
    delegate_id: 'Remplaçant',
  },
};
