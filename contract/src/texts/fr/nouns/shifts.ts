import type { NounWords } from '../../nouns.ts';

export const shifts: NounWords<'shifts'> = {
  one: 'horaire',
  many: 'horaires',
  a: 'un horaire',
  the: 'l’horaire',
  all: 'Tous les horaires',
  empty: 'Aucun horaire pour le moment. Un horaire fixe le début et la fin d’une journée de travail.',
  fields: {
    start_time: 'Début',
    end_time: 'Fin',
    pause_start: 'Horaire coupé : fin de la première partie',
    pause_end: 'Horaire coupé : début de la seconde partie',
    paid_break: 'Pause payée',
    required_minutes: 'Heures requises',
    core_start: 'Début de la plage fixe',
    core_end: 'Fin de la plage fixe',
    half_split_time: 'Coupure des demi-journées',
    min_rest_minutes: 'Repos minimum ensuite',
    crosses_midnight: 'Finit le lendemain',
  },
  options: { kind: { fixed: 'Horaire fixe', flexible: 'Horaire variable' } },
};
