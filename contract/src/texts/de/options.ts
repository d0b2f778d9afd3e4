/** Words for the values of choices, by field. */
export const options = {
  status: {
    invited: 'Eingeladen',
    active: 'Aktiv',
    suspended: 'Suspendiert',
    onboarding: 'Einarbeitung',
    on_notice: 'Gekündigt',
    terminated: 'Ausgeschieden',
  },
  portion: { full: 'Ganzer Tag', am: 'Vormittag', pm: 'Nachmittag' },
  employment_type: {
    full_time: 'Vollzeit',
    part_time: 'Teilzeit',
    contractor: 'Freiberuflich',
    intern: 'Praktikum',
    temporary: 'Befristet',
  },
  locale: { en: 'English', zh: '中文', es: 'Español', ja: '日本語', de: 'Deutsch', fr: 'Français' },
  risk: { normal: 'Normal', sensitive: 'Sensibel', critical: 'Kritisch' },
  action: {
    create: 'Angelegt',
    update: 'Geändert',
    delete: 'Gelöscht',
    status: 'Status geändert',
    login: 'Angemeldet',
    login_failed: 'Anmeldung fehlgeschlagen',
    logout: 'Abgemeldet',
    export: 'Exportiert',
    view_sensitive: 'Angesehen',
    permission_change: 'Rechte geändert',
  },
  via: { web: 'Web', job: 'Hintergrundauftrag', command: 'Befehl' },
  scope: { own: 'Eigene', team: 'Team', department: 'Abteilung', branch: 'Standort', all: 'Alle' },
  weekday: {
    '1': 'Montag',
    '2': 'Dienstag',
    '3': 'Mittwoch',
    '4': 'Donnerstag',
    '5': 'Freitag',
    '6': 'Samstag',
    '7': 'Sonntag',
  },
} as const;

/** Names of status moves, as buttons. */
export const moves = { suspend: 'Suspendieren', reactivate: 'Reaktivieren', activate: 'Aktivieren' } as const;

/** Names of rights' actions. */
export const actions = {
  view: 'Ansehen',
  view_directory: 'Verzeichnis ansehen',
  create: 'Anlegen',
  update: 'Ändern',
  delete: 'Löschen',
  export: 'Exportieren',
  suspend: 'Suspendieren',
  reset_password: 'Passwörter zurücksetzen',
  assign_roles: 'Rollen zuweisen',
  update_picture: 'Bild ändern',
  view_band: 'Gehaltsbänder ansehen',
  update_band: 'Gehaltsbänder ändern',
  view_trace: 'IP-Adresse und Browser ansehen',
} as const;
