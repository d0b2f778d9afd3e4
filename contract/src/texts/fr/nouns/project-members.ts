import type { NounWords } from '../../nouns.ts';

export const projectMembers: NounWords<'project-members'> = {
  one: 'membre de l’équipe',
  many: 'membres de l’équipe',
  a: 'un membre de l’équipe',
  the: 'le membre de l’équipe',
  all: 'Tous les membres de l’équipe',
  empty: 'Aucun membre pour le moment. Ajoutez les personnes qui saisissent du temps sur ce projet.',
  fields: {
    role: 'Rôle',
    manager_id: 'Chef de projet',
    planned_minutes_per_week: 'Prévu par semaine',
  },
};
