export const skills = {
  one: 'skill',
  many: 'skills and languages',
  empty: 'No skills or languages added yet',
  fields: { level: 'Level' },
  options: {
    kind: { skill: 'Skill', language: 'Language' },
    level: { basic: 'Basic', working: 'Working knowledge', fluent: 'Fluent', expert: 'Expert' },
  },
} as const;
