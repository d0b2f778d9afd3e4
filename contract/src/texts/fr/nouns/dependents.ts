export const dependents = {
  one: 'personne à charge',
  many: 'personnes à charge',
  empty: 'Aucune personne à charge.',
  fields: { kinship: 'Lien de parenté' },
  options: { kinship: { spouse: 'Époux ou épouse', partner: 'Partenaire', child: 'Enfant', parent: 'Père ou mère', other: 'Autre' } },
} as const;
