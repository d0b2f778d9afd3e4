export const permissions = {
  one: 'autorisation',
  many: 'autorisations',
  empty: 'Aucune autorisation.',
  fields: { resource: 'Domaine', scopable: 'Avec portée', risk: 'Risque', roles_count: 'Rôles avec ce droit' },
  options: { risk: { normal: 'Normal', sensitive: 'Sensible', critical: 'Critique' } },
} as const;
