import type { NounWords } from '../../nouns.ts';

export const monthSchedules: NounWords<'month-schedules'> = {
  one: 'cuadrante',
  many: 'cuadrantes',
  the: 'el cuadrante',
  all: 'Todos los cuadrantes',
  empty: 'Aún no hay cuadrantes. Un cuadrante planifica los turnos de un mes, día a día.',
  fields: {
    planner_id: 'Planificado por',
    coverage: 'Personal necesario',
    published_at: 'Publicado el',
    people_count: 'Personas planificadas',
    entries_count: 'Turnos planificados',
  },
  options: { status: { draft: 'Borrador', published: 'Publicado', archived: 'Archivado' } },
  moves: { publish: 'Publicar', archive: 'Archivar' },
  moveHints: { withdraw: 'Vuelve a ser un borrador y se avisa a todas las personas que figuran en él.' },
};
