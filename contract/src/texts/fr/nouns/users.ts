import type { NounWords } from '../../nouns.ts';

export const users: NounWords<'users'> = {
  one: 'utilisateur',
  many: 'utilisateurs',
  a: 'un utilisateur',
  the: 'l’utilisateur',
  all: 'Tous les utilisateurs',
  empty: 'Aucun utilisateur pour le moment. Invitez le premier.',
  fields: {
    name: 'Nom',
    roles: 'Rôles',
    occupation: 'Intitulé du poste',
    pay_access: 'Sa propre paie',
    last_login_at: 'Dernière connexion',
  },
  options: {
    pay_access: { open: 'Visible', unproven: 'En attente du service paie, pas encore de paie', held: 'En attente du service paie' },
    status: { unconfirmed: 'À confirmer', invited: 'Invité', active: 'Actif', suspended: 'Suspendu' },
  },
  moves: { confirm: 'Confirmer le compte' },
  moveHints: {
    confirm: 'Confirmez uniquement si vous savez que cette adresse e-mail est la sienne. La personne recevra ensuite l’invitation.',
    suspend: 'Ses sessions se terminent aussitôt. Vous pouvez réactiver le compte à tout moment.',
  },
};
