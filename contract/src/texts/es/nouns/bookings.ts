import type { NounWords } from '../../nouns.ts';

export const bookings: NounWords<'bookings'> = {
  one: 'asignación',
  many: 'asignaciones',
  a: 'una asignación',
  the: 'la asignación',
  all: 'Todas las asignaciones',
  empty: 'Aún no hay asignaciones. Asigne personas a proyectos y vea quién está libre.',
  fields: {
    employee_id: 'Persona',
    job_id: 'Puesto',
    skills: 'Competencias',
    project_id: 'Proyecto',
    manager_id: 'Jefe de proyecto',
    project_task_id: 'Tarea',
    minutes_per_day: 'Tiempo por día',
    share_bp: 'Parte del día',
    weekdays: 'Días de la semana',
  },
  options: {
    status: { tentative: 'Provisional', confirmed: 'Confirmada' },
  },
};
