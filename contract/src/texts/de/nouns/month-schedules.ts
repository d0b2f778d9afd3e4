import type { NounWords } from '../../nouns.ts';

export const monthSchedules: NounWords<'month-schedules'> = {
  one: 'Dienstplan',
  many: 'Dienstpläne',
  empty: 'Noch keine Dienstpläne. Ein Dienstplan plant die Schichten eines Monats Tag für Tag.',
  fields: {
    planner_id: 'Planung',
    coverage: 'Personalbedarf',
    published_at: 'Veröffentlicht',
    people_count: 'Geplante Personen',
    entries_count: 'Geplante Schichten',
  },
  options: { status: { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' } },
  moves: { publish: 'Veröffentlichen', archive: 'Archivieren' },
  moveHints: { withdraw: 'Er wird wieder zum Entwurf, und alle Eingeplanten werden benachrichtigt.' },
};
