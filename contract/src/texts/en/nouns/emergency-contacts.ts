export const emergencyContacts = {
  one: 'emergency contact',
  many: 'emergency contacts',
  empty: 'No emergency contacts yet',
  fields: { name: 'Name', relation: 'Relationship', phone: 'Phone' },
} as const;
