import type { NounWords } from '../../nouns.ts';

export const skills: NounWords<'skills'> = {
  one: 'Fähigkeit',
  many: 'Fähigkeiten und Sprachen',
  empty: 'Noch keine Fähigkeiten oder Sprachen eingetragen',
  fields: { level: 'Niveau' },
  options: {
    kind: { skill: 'Fähigkeit', language: 'Sprache' },
    level: { basic: 'Grundkenntnisse', working: 'Gute Kenntnisse', fluent: 'Fließend', expert: 'Expertenniveau' },
  },
};
