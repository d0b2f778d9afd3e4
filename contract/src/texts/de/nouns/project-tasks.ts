import type { NounWords } from '../../nouns.ts';

export const projectTasks: NounWords<'project-tasks'> = {
  one: 'Projektaufgabe',
  many: 'Projektaufgaben',
  empty: 'Noch keine Aufgaben. Aufgaben gliedern ein Projekt.',
  fields: {
    parent_id: 'Übergeordnete Aufgabe',
    estimated_minutes: 'Schätzung',
    due_date: 'Fällig am',
    priority: 'Priorität',
    position: 'Reihenfolge',
    assignees: 'Zuständig',
    manager_id: 'Projektleitung',
  },
  options: {
    priority: {
      low: 'Niedrig',
      normal: 'Normal',
      high: 'Hoch',
    },
    status: {
      todo: 'Offen',
      in_progress: 'In Arbeit',
      done: 'Erledigt',
      cancelled: 'Verworfen',
    },
  },
  moves: {
    plan: 'Auf „Offen“ setzen',
    start: 'Beginnen',
    finish: 'Als erledigt markieren',
    cancel: 'Aufgabe verwerfen',
  },
};
