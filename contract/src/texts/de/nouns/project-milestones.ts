import type { NounWords } from '../../nouns.ts';

export const projectMilestones: NounWords<'project-milestones'> = {
  one: 'Meilenstein',
  many: 'Meilensteine',
  empty: 'Noch keine Meilensteine. Legen Sie einen an, um einen Festpreis schrittweise abzurechnen.',
  fields: {
    project_id: 'Projekt',
    manager_id: 'Projektleitung',
    due_date: 'Fällig am',
    amount: 'Betrag',
  },
  options: {
    status: {
      planned: 'Geplant',
      reached: 'Erreicht',
      billed: 'Abgerechnet',
    },
  },
  moves: {
    reach: 'Als erreicht markieren',
    take_back: 'Nicht erreicht',
  },
};
