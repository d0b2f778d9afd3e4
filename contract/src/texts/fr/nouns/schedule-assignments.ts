import type { NounWords } from '../../nouns.ts';

export const scheduleAssignments: NounWords<'schedule-assignments'> = {
  one: 'affectation',
  many: 'affectations',
  a: 'une affectation',
  the: 'l’affectation',
  all: 'Toutes les affectations',
  empty: 'Personne n’est encore affecté à cette semaine type',
  fields: { week_schedule_id: 'Semaine type' },
};
