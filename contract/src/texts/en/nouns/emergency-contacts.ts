export const emergencyContacts = {
  one: 'emergency contact',
  many: 'emergency contacts',
  empty: 'No emergency contacts yet',
  fields: { relation: 'Relationship', phone: 'Phone' },
} as const;
