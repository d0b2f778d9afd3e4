export const emergencyContacts = {
  one: 'Notfallkontakt',
  many: 'Notfallkontakte',
  empty: 'Noch niemand, der im Notfall anzurufen ist.',
  fields: { relation: 'Beziehung', phone: 'Telefon' },
} as const;
