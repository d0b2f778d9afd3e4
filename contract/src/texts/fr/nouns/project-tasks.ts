import type { NounWords } from '../../nouns.ts';

export const projectTasks: NounWords<'project-tasks'> = {
  one: 'tâche de projet',
  many: 'tâches de projet',
  a: 'une tâche de projet',
  the: 'la tâche de projet',
  all: 'Toutes les tâches de projet',
  empty: 'Aucune tâche pour le moment. Les tâches découpent un projet.',
  fields: {
    parent_id: 'Tâche parente',
    estimated_minutes: 'Estimation',
    due_date: 'Échéance',
    priority: 'Priorité',
    position: 'Ordre',
    assignees: 'Responsables',
    manager_id: 'Chef de projet',
  },
  options: {
    priority: {
      low: 'Basse',
      normal: 'Normale',
      high: 'Haute',
    },
    status: {
      todo: 'À faire',
      in_progress: 'En cours',
      done: 'Terminée',
      cancelled: 'Annulée',
    },
  },
  moves: {
    plan: 'Remettre à faire',
    start: 'Commencer',
    finish: 'Marquer comme terminée',
    cancel: 'Annuler la tâche',
  },
};
