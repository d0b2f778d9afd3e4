export const educations = {
  one: 'Ausbildung',
  many: 'Ausbildung',
  empty: 'Noch keine Ausbildung eingetragen',
  fields: { institution: 'Einrichtung', degree: 'Abschluss', subject: 'Fachrichtung' },
} as const;
