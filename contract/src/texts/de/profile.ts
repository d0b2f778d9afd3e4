/** One’s own account. */
export const profile = {
  title: 'Mein Profil',
  profile: 'Profil',
  security: 'Sicherheit',
  preferences: 'Einstellungen',
  messages: 'Nachrichten',
  change_picture: 'Bild ändern',
  remove_picture: 'Bild entfernen',
  picture_hint: 'PNG, JPEG oder WebP',
  change_password: 'Passwort ändern',
  sessions: 'Aktive Sitzungen',
  this_session: 'Diese Sitzung',
  last_used: 'Zuletzt verwendet: {when}',
  signed_in_at: 'Angemeldet: {when}',
  end_session: 'Abmelden',
  roles: 'Rollen',
  linked_employee: 'Personalakte',
} as const;
