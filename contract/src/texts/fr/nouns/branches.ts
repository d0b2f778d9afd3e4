export const branches = {
  one: 'agence',
  many: 'agences',
  empty: 'Aucune agence pour le moment. Une agence donne à ses collaborateurs un fuseau horaire, une devise et des jours fériés.',
  fields: { address: 'Adresse' },
} as const;
