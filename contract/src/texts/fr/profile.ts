/** One’s own account. */
export const profile = {
  title: 'Mon profil',
  profile: 'Profil',
  security: 'Sécurité',
  preferences: 'Préférences',
  messages: 'Messages',
  change_picture: 'Changer la photo',
  remove_picture: 'Retirer la photo',
  picture_hint: 'PNG, JPEG ou WebP',
  change_password: 'Changer le mot de passe',
  sessions: 'Sessions actives',
  this_session: 'Cette session',
  last_used: 'Dernière utilisation : {when}',
  signed_in_at: 'Connexion : {when}',
  end_session: 'Déconnecter',
  roles: 'Rôles',
  linked_employee: 'Fiche collaborateur',
} as const;
