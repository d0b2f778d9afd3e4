import type { NounWords } from '../../nouns.ts';

export const monthSchedules: NounWords<'month-schedules'> = {
  one: 'planning',
  many: 'plannings',
  a: 'un planning',
  the: 'le planning',
  all: 'Tous les plannings',
  empty: 'Aucun planning pour le moment. Un planning fixe les horaires d’un mois, jour par jour.',
  fields: {
    planner_id: 'Planifié par',
    coverage: 'Effectif requis',
    published_at: 'Publié le',
    people_count: 'Personnes planifiées',
    entries_count: 'Horaires prévus',
  },
  options: { status: { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' } },
  moves: { publish: 'Publier', archive: 'Archiver' },
  moveHints: { withdraw: 'Il redevient un brouillon, et toutes les personnes qui y figurent sont informées.' },
};
