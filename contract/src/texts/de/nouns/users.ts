import type { NounWords } from '../../nouns.ts';

export const users: NounWords<'users'> = {
  one: 'Benutzer',
  many: 'Benutzer',
  empty: 'Noch keine Benutzer. Laden Sie den ersten ein.',
  fields: { name: 'Name', roles: 'Rollen', occupation: 'Position', pay_access: 'Eigenes Gehalt', last_login_at: 'Letzte Anmeldung' },
  options: {
    pay_access: { open: 'Sichtbar', unproven: 'Wartet auf die Lohnbuchhaltung, noch ohne Gehalt', held: 'Wartet auf die Lohnbuchhaltung' },
    status: { unconfirmed: 'Wartet auf Bestätigung', invited: 'Eingeladen', active: 'Aktiv', suspended: 'Suspendiert' },
  },
  moves: { confirm: 'Konto bestätigen' },
  moveHints: {
    confirm: 'Bestätigen Sie nur, wenn Sie wissen, dass diese E-Mail-Adresse der Person gehört. Danach erhält sie die Einladung.',
    suspend: 'Die Sitzungen enden sofort. Sie können das Konto jederzeit reaktivieren.',
  },
};
