import type { NounWords } from '../../nouns.ts';

export const permissions: NounWords<'permissions'> = {
  one: 'Berechtigung',
  many: 'Berechtigungen',
  empty: 'Keine Berechtigungen',
  fields: { resource: 'Bereich', scopable: 'Mit Geltungsbereich', risk: 'Risiko', roles_count: 'Rollen' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensibel', critical: 'Kritisch' } },
};
