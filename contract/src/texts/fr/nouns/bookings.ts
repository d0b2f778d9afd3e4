import type { NounWords } from '../../nouns.ts';

export const bookings: NounWords<'bookings'> = {
  one: 'affectation',
  many: 'affectations',
  a: 'une affectation',
  the: 'l’affectation',
  all: 'Toutes les affectations',
  empty: 'Aucune affectation. Affectez des personnes aux projets pour voir qui est disponible.',
  fields: {
    employee_id: 'Personne',
    job_id: 'Emploi',
    skills: 'Compétences',
    project_id: 'Projet',
    manager_id: 'Chef de projet',
    project_task_id: 'Tâche',
    minutes_per_day: 'Temps par jour',
    share_bp: 'Part de la journée',
    weekdays: 'Jours de la semaine',
  },
  options: {
    status: { tentative: 'Provisoire', confirmed: 'Confirmée' },
  },
};
