export const users = {
  one: 'Benutzer',
  many: 'Benutzer',
  empty: 'Noch kann sich niemand anmelden. Laden Sie den ersten Benutzer ein.',
  fields: { roles: 'Rollen', occupation: 'Tätigkeit', last_login_at: 'Letzte Anmeldung' },
  options: { status: { invited: 'Eingeladen', active: 'Aktiv', suspended: 'Suspendiert' } },
  moveHints: { suspend: 'Die Sitzungen enden sofort. Sie können das Konto jederzeit reaktivieren.' },
} as const;
