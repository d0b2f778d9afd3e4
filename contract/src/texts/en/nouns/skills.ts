export const skills = {
  one: 'Skill',
  many: 'Skills and languages',
  empty: 'No skills or languages noted yet.',
  fields: { level: 'Level' },
  options: {
    kind: { skill: 'Skill', language: 'Language' },
    level: { basic: 'Basic', working: 'Working knowledge', fluent: 'Fluent', expert: 'Expert' },
  },
} as const;
