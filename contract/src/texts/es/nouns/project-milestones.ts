import type { NounWords } from '../../nouns.ts';

export const projectMilestones: NounWords<'project-milestones'> = {
  one: 'hito',
  many: 'hitos',
  the: 'el hito',
  all: 'Todos los hitos',
  empty: 'Aún no hay hitos. Añada uno para facturar un precio fijo por etapas.',
  fields: {
    project_id: 'Proyecto',
    manager_id: 'Jefe de proyecto',
    due_date: 'Vencimiento',
    amount: 'Importe',
  },
  options: {
    status: {
      planned: 'Previsto',
      reached: 'Alcanzado',
      billed: 'Facturado',
    },
  },
  moves: {
    reach: 'Marcar como alcanzado',
    take_back: 'No alcanzado',
  },
};
