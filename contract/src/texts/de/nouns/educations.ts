import type { NounWords } from '../../nouns.ts';

export const educations: NounWords<'educations'> = {
  one: 'Ausbildung',
  many: 'Ausbildung',
  empty: 'Noch keine Ausbildung eingetragen',
  fields: { institution: 'Einrichtung', degree: 'Abschluss', subject: 'Fachrichtung' },
};
