export const roles = {
  one: 'Rolle',
  many: 'Rollen',
  empty: 'Noch keine Rollen. Eine Rolle legt fest, was ihre Benutzer sehen und tun dürfen.',
  fields: { permissions: 'Berechtigungen', is_system: 'Vordefiniert', permissions_count: 'Berechtigungen' },
} as const;
