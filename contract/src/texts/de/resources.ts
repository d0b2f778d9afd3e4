/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'Benutzer', many: 'Benutzer', empty: 'Noch kann sich niemand anmelden. Laden Sie den ersten Benutzer ein.' },
  roles: { one: 'Rolle', many: 'Rollen', empty: 'Noch keine Rollen. Eine Rolle legt fest, was ihre Benutzer sehen und tun dürfen.' },
  permissions: { one: 'Berechtigung', many: 'Berechtigungen', empty: 'Keine Berechtigungen.' },
  employees: { one: 'Mitarbeiter', many: 'Mitarbeiter', empty: 'Legen Sie den ersten Mitarbeiter an.' },
  departments: { one: 'Abteilung', many: 'Abteilungen', empty: 'Noch keine Abteilungen. Beginnen Sie mit dem Unternehmen selbst.' },
  jobs: { one: 'Position', many: 'Positionen', empty: 'Noch keine Positionen. Für eine Position wird jemand eingestellt.' },
  branches: {
    one: 'Standort',
    many: 'Standorte',
    empty: 'Noch keine Standorte. Ein Standort gibt seinen Mitarbeitern Zeitzone, Währung und Feiertage.',
  },
  'holiday-calendars': {
    one: 'Feiertagskalender',
    many: 'Feiertagskalender',
    empty: 'Noch keine Kalender. Jeder Standort richtet sich nach einem.',
  },
  holidays: { one: 'Feiertag', many: 'Feiertage', empty: 'Noch keine Feiertage in diesem Kalender.' },
  logs: { one: 'Eintrag', many: 'Verlauf', empty: 'Bisher ist nichts geschehen.' },
  dashboard: { one: 'Übersicht', many: 'Übersicht', empty: '' },
} as const;
