import type { NounWords } from '../../nouns.ts';

export const rates: NounWords<'rates'> = {
  one: 'taux horaire',
  many: 'taux horaires',
  a: 'un taux horaire',
  the: 'le taux horaire',
  all: 'Tous les taux horaires',
  empty: 'Aucun taux pour le moment. Un taux est le prix facturé ou le coût d’une heure.',
  fields: {
    scope: 'S’applique à',
    amount: 'Montant par heure',
    valid_to: 'Valable jusqu’au',
    sold_amount: 'Vendu pour',
    sold_minutes: 'Temps vendu',
  },
  options: {
    kind: {
      bill: 'Taux de facturation',
      cost: 'Taux de coût',
    },
    scope: {
      company: 'Entreprise',
      department: 'Département',
      job: 'Emploi',
      employee: 'Collaborateur',
      client: 'Client',
      project: 'Projet',
      project_department: 'Département dans un projet',
      project_member: 'Personne dans un projet',
      project_task: 'Tâche de projet',
    },
  },
};
