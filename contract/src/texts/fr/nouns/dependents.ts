import type { NounWords } from '../../nouns.ts';

export const dependents: NounWords<'dependents'> = {
  one: 'personne à charge',
  many: 'personnes à charge',
  a: 'une personne à charge',
  the: 'la personne à charge',
  all: 'Toutes les personnes à charge',
  empty: 'Aucune personne à charge',
  fields: { name: 'Nom', kinship: 'Lien de parenté' },
  options: { kinship: { spouse: 'Époux ou épouse', partner: 'Partenaire', child: 'Enfant', parent: 'Père ou mère', other: 'Autre' } },
};
