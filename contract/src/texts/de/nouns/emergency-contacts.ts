export const emergencyContacts = {
  one: 'Notfallkontakt',
  many: 'Notfallkontakte',
  empty: 'Noch keine Notfallkontakte',
  fields: { relation: 'Beziehung', phone: 'Telefon' },
} as const;
