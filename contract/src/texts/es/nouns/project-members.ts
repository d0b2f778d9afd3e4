import type { NounWords } from '../../nouns.ts';

export const projectMembers: NounWords<'project-members'> = {
  one: 'miembro del equipo',
  many: 'miembros del equipo',
  the: 'el miembro del equipo',
  all: 'Todos los miembros del equipo',
  empty: 'Aún no hay miembros. Añada a quienes imputan horas a este proyecto.',
  fields: {
    role: 'Función',
    manager_id: 'Jefe de proyecto',
    planned_minutes_per_week: 'Previsto por semana',
  },
};
