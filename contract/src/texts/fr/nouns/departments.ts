import type { NounWords } from '../../nouns.ts';

export const departments: NounWords<'departments'> = {
  one: 'département',
  many: 'départements',
  a: 'un département',
  the: 'le département',
  all: 'Tous les départements',
  empty: 'Aucun département pour le moment. Commencez par l’entreprise elle-même.',
  fields: {
    total_count: 'Sous-départements compris',
    parent_id: 'Département parent',
    head_id: 'Responsable du département',
    deputy_id: 'Suppléant',
    min_staffing: 'Effectif minimum',
  },
};
