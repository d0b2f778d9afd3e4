import type { NounWords } from '../../nouns.ts';

export const permissions: NounWords<'permissions'> = {
  one: 'autorisation',
  many: 'autorisations',
  a: 'une autorisation',
  the: 'l’autorisation',
  all: 'Toutes les autorisations',
  empty: 'Aucune autorisation',
  fields: { resource: 'Domaine', scopable: 'Avec portée', risk: 'Risque', roles_count: 'Rôles' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Critique' } },
};
