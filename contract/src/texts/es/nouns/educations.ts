export const educations = {
  one: 'formación',
  many: 'formación',
  empty: 'Todavía no se ha anotado ninguna formación.',
  fields: { institution: 'Centro', degree: 'Titulación', subject: 'Especialidad' },
} as const;
