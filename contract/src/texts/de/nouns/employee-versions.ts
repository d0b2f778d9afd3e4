import type { NounWords } from '../../nouns.ts';

export const employeeVersions: NounWords<'employee-versions'> = {
  one: 'Beschäftigungsänderung',
  many: 'Beschäftigungsänderungen',
  empty: 'Keine Beschäftigungsänderungen',
  fields: { changed_fields: 'Geänderte Felder', is_future: 'Geplant' },
};
