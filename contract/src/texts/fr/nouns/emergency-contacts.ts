export const emergencyContacts = {
  one: 'Contact d’urgence',
  many: 'Contacts d’urgence',
  empty: 'Personne à appeler en cas d’urgence pour le moment.',
  fields: { relation: 'Lien', phone: 'Téléphone' },
} as const;
