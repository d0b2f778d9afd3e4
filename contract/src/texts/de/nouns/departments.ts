import type { NounWords } from '../../nouns.ts';

export const departments: NounWords<'departments'> = {
  one: 'Abteilung',
  many: 'Abteilungen',
  empty: 'Noch keine Abteilungen. Beginnen Sie mit dem Unternehmen selbst.',
  fields: {
    total_count: 'Einschließlich Unterabteilungen',
    parent_id: 'Übergeordnete Abteilung',
    head_id: 'Abteilungsleitung',
    deputy_id: 'Stellvertretung',
    min_staffing: 'Mindestbesetzung',
  },
};
