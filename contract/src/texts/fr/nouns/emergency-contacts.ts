import type { NounWords } from '../../nouns.ts';

export const emergencyContacts: NounWords<'emergency-contacts'> = {
  one: 'contact d’urgence',
  many: 'contacts d’urgence',
  a: 'un contact d’urgence',
  the: 'le contact d’urgence',
  all: 'Tous les contacts d’urgence',
  empty: 'Aucun contact d’urgence pour le moment',
  fields: { name: 'Nom', relation: 'Lien', phone: 'Téléphone' },
};
