export const emergencyContacts = {
  one: 'Emergency contact',
  many: 'Emergency contacts',
  empty: 'Nobody to call in an emergency yet.',
  fields: { relation: 'Relation', phone: 'Phone' },
} as const;
