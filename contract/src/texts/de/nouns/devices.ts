import type { NounWords } from '../../nouns.ts';

export const devices: NounWords<'devices'> = {
  one: 'Gerät',
  many: 'Geräte',
  empty: 'Noch keine Geräte. Legen Sie ein Terminal an oder lassen Sie im Web stempeln.',
  fields: {
    vendor: 'Hersteller',
    mode: 'Verbindungsart',
    direction_mode: 'Richtung',
    accepts_serial: 'Allein anhand der Seriennummer zulassen',
    allowed_networks: 'Zugelassene IP-Adressen',
    connection: 'Verbindung',
    last_seen_at: 'Letzter Kontakt',
    clock_drift_seconds: 'Uhrabweichung (Sekunden)',
    firmware: 'Firmware',
    protocol: 'Protokoll',
    records_count: 'Gespeicherte Datensätze',
    today_count: 'Stempelungen heute',
    unmatched_count: 'Nicht zugeordnete Benutzer-IDs',
    pending_commands: 'Ausstehende Befehle',
  },
  options: {
    vendor: { zkteco: 'ZKTeco', essl: 'eSSL', other: 'Sonstiger' },
    mode: { push: 'Push vom Gerät', agent: 'Abgleichprogramm', file: 'Datei-Upload' },
    direction_mode: {
      device: 'Laut Gerät',
      in: 'Immer Kommen',
      out: 'Immer Gehen',
      alternate: 'Kommen und Gehen im Wechsel',
      first_last: 'Erste als Kommen, letzte als Gehen',
    },
    status: { active: 'Aktiv', disabled: 'Gesperrt' },
    connection: { waiting: 'Wartet', online: 'Online', late: 'Verzögert', offline: 'Offline' },
  },
  moves: { disable: 'Sperren', enable: 'Freigeben' },
  moveHints: { disable: 'Stempelungen dieses Geräts werden abgewiesen, bis Sie es wieder freigeben.' },
};
