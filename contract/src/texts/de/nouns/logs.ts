import type { NounWords } from '../../nouns.ts';

export const logs: NounWords<'logs'> = {
  one: 'Eintrag',
  many: 'Verlauf',
  empty: 'Noch keine Einträge',
  fields: {
    at: 'Zeitpunkt',
    actor_id: 'Benutzer',
    actor_name: 'Person',
    label: 'Datensatz',
    via: 'Kanal',
    ip: 'IP-Adresse',
    user_agent: 'Browser',
    request_id: 'Anfrage-ID',
    hash: 'Siegel',
    restorable: 'Kann wiederhergestellt werden',
  },
  options: {
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
      permission_change: 'Berechtigungen geändert',
      refused: 'Verweigert',
    },
    via: { web: 'Web', job: 'Hintergrundauftrag', command: 'Befehl', import: 'Import', mail: 'Link in E-Mail', chain: 'Genehmigungsweg' },
  },
};
