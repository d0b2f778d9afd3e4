import type { NounWords } from '../../nouns.ts';

export const emergencyContacts: NounWords<'emergency-contacts'> = {
  one: 'Notfallkontakt',
  many: 'Notfallkontakte',
  empty: 'Noch keine Notfallkontakte',
  fields: { name: 'Name', relation: 'Beziehung', phone: 'Telefon' },
};
