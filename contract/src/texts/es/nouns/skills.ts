export const skills = {
  one: 'competencia',
  many: 'competencias e idiomas',
  empty: 'Todavía no se han anotado competencias ni idiomas.',
  fields: { level: 'Nivel' },
  options: {
    kind: { skill: 'Competencia', language: 'Idioma' },
    level: { basic: 'Básico', working: 'Intermedio', fluent: 'Fluido', expert: 'Experto' },
  },
} as const;
