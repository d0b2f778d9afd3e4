import type { NounWords } from '../../nouns.ts';

export const projectMilestones: NounWords<'project-milestones'> = {
  one: 'jalon',
  many: 'jalons',
  a: 'un jalon',
  the: 'le jalon',
  all: 'Tous les jalons',
  empty: 'Aucun jalon pour le moment. Ajoutez-en un pour facturer un forfait par étapes.',
  fields: {
    project_id: 'Projet',
    manager_id: 'Chef de projet',
    due_date: 'Échéance',
    amount: 'Montant',
  },
  options: {
    status: {
      planned: 'Prévu',
      reached: 'Atteint',
      billed: 'Facturé',
    },
  },
  moves: {
    reach: 'Marquer comme atteint',
    take_back: 'Non atteint',
  },
};
