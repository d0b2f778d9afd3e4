import type { NounWords } from '../../nouns.ts';

export const rawPunches: NounWords<'raw-punches'> = {
  one: 'Empfangene Stempelung',
  many: 'Empfangene Stempelungen',
  empty: 'Keine Stempelungen empfangen',
  fields: {
    sent_time: 'Gerätezeit',
    occurred_at: 'Gestempelt',
    received_at: 'Empfangen',
    verify_code: 'Prüfcode',
    workcode: 'Tätigkeitscode',
    raw_line: 'Rohdaten',
    outcome_reason: 'Grund',
    batch_id: 'Übertragung',
  },
  options: {
    source: { device: 'Gerät', file: 'Datei', sync: 'Abgleichprogramm' },
    outcome: { accepted: 'Gezählt', quarantined: 'In Quarantäne', rejected: 'Unlesbar', ignored: 'Nicht beachtet' },
    outcome_reason: {
      unknown_pin: 'Unbekannte Benutzer-ID',
      clock: 'Unplausible Zeit',
      too_old: 'Zu alt',
      not_readable: 'Unlesbar',
      no_pin: 'Keine Benutzer-ID',
      not_employed: 'An dem Tag nicht beschäftigt',
      other_name: 'Anderer Name am Gerät',
      duplicate: 'Doppelt',
      dismissed: 'Manuell verworfen',
      undone: 'Import rückgängig gemacht',
    },
  },
};
