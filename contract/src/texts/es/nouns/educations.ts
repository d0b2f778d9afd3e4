export const educations = {
  one: 'Formación',
  many: 'Formación',
  empty: 'Todavía no se ha anotado ninguna formación.',
  fields: { institution: 'Centro', degree: 'Titulación', subject: 'Especialidad' },
} as const;
