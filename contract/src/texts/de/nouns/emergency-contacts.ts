export const emergencyContacts = {
  one: 'Notfallkontakt',
  many: 'Notfallkontakte',
  empty: 'Noch keine Notfallkontakte',
  fields: { name: 'Name', relation: 'Beziehung', phone: 'Telefon' },
} as const;
