export const roles = {
  one: 'rôle',
  many: 'rôles',
  empty: 'Aucun rôle pour le moment. Un rôle définit ce que ses utilisateurs peuvent voir et faire.',
  fields: { permissions: 'Autorisations', is_system: 'Prédéfini', permissions_count: 'Autorisations' },
} as const;
