export const branches = {
  one: 'agence',
  many: 'agences',
  a: 'une agence',
  the: 'l’agence',
  all: 'Toutes les agences',
  empty: 'Aucune agence pour le moment. L’agence définit le fuseau horaire, la devise et les jours fériés de ses collaborateurs.',
  fields: { address: 'Adresse' },
} as const;
