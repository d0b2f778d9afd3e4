export const users = {
  one: 'utilisateur',
  many: 'utilisateurs',
  empty: 'Personne ne peut encore se connecter. Invitez le premier utilisateur.',
  fields: { roles: 'Rôles', occupation: 'Fonction', last_login_at: 'Dernière connexion' },
  options: { status: { invited: 'Invité', active: 'Actif', suspended: 'Suspendu' } },
  moveHints: { suspend: 'Ses sessions se terminent aussitôt. Vous pouvez réactiver le compte à tout moment.' },
} as const;
