import type { NounWords } from '../../nouns.ts';

export const jobs: NounWords<'jobs'> = {
  one: 'Position',
  many: 'Positionen',
  empty: 'Noch keine Positionen. Eine Position ist die Stelle, für die jemand eingestellt wird.',
  fields: { grade: 'Karrierestufe', salary_min: 'Mindestgehalt', salary_max: 'Höchstgehalt', headcount_plan: 'Planstellen' },
};
