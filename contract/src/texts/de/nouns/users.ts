export const users = {
  one: 'Benutzer',
  many: 'Benutzer',
  empty: 'Noch keine Benutzer. Laden Sie den ersten ein.',
  fields: { name: 'Name', roles: 'Rollen', occupation: 'Position', last_login_at: 'Letzte Anmeldung' },
  options: { status: { invited: 'Eingeladen', active: 'Aktiv', suspended: 'Suspendiert' } },
  moveHints: { suspend: 'Die Sitzungen enden sofort. Sie können das Konto jederzeit reaktivieren.' },
} as const;
