export const deviceUsers = {
  one: 'Nummer an einem Gerät',
  many: 'Nummern an Geräten',
  empty: 'Dieses Gerät hat noch niemanden gemeldet.',
  fields: { name_on_device: 'Name am Gerät', matched_by: 'Zugeordnet durch' },
  options: { matched_by: { employee_code: 'Gerätecode des Mitarbeiters', person: 'Von Hand', push: 'An das Gerät gesendet' } },
} as const;
