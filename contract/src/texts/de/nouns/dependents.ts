import type { NounWords } from '../../nouns.ts';

export const dependents: NounWords<'dependents'> = {
  one: 'Angehörige Person',
  many: 'Angehörige',
  empty: 'Keine Angehörigen',
  fields: { name: 'Name', kinship: 'Verwandtschaft' },
  options: { kinship: { spouse: 'Ehepartner', partner: 'Lebenspartner', child: 'Kind', parent: 'Elternteil', other: 'Sonstige' } },
};
