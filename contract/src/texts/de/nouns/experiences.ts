import type { NounWords } from '../../nouns.ts';

export const experiences: NounWords<'experiences'> = {
  one: 'Frühere Position',
  many: 'Berufserfahrung',
  empty: 'Noch keine früheren Positionen eingetragen',
  fields: { company: 'Arbeitgeber' },
};
