import type { NounWords } from '../../nouns.ts';

export const projectTasks: NounWords<'project-tasks'> = {
  one: 'tarea de proyecto',
  many: 'tareas de proyecto',
  the: 'la tarea de proyecto',
  all: 'Todas las tareas de proyecto',
  empty: 'Aún no hay tareas. Las tareas dividen un proyecto.',
  fields: {
    parent_id: 'Tarea superior',
    estimated_minutes: 'Estimación',
    due_date: 'Fecha límite',
    priority: 'Prioridad',
    position: 'Orden',
    assignees: 'Asignados',
    manager_id: 'Jefe de proyecto',
  },
  options: {
    priority: {
      low: 'Baja',
      normal: 'Normal',
      high: 'Alta',
    },
    status: {
      todo: 'Por hacer',
      in_progress: 'En curso',
      done: 'Hecha',
      cancelled: 'Cancelada',
    },
  },
  moves: {
    plan: 'Pasar a «Por hacer»',
    start: 'Iniciar',
    finish: 'Marcar como hecha',
    cancel: 'Cancelar tarea',
  },
};
