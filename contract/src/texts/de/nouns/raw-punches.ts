export const rawPunches = {
  one: 'Empfangene Stempelung',
  many: 'Empfangene Stempelungen',
  empty: 'Es wurde nichts empfangen.',
  fields: {
    sent_time: 'Gesendete Zeit',
    occurred_at: 'Geschehen',
    received_at: 'Empfangen',
    verify_code: 'Erkannt durch (Code)',
    workcode: 'Tätigkeitscode',
    raw_line: 'Wie gesendet',
    outcome_reason: 'Weil',
    batch_id: 'Übertragung',
  },
  options: {
    source: { device: 'Gerät', file: 'Datei', sync: 'Programm' },
    outcome: { accepted: 'Gezählt', quarantined: 'Zurückgestellt', rejected: 'Nicht lesbar', ignored: 'Nicht beachtet' },
    outcome_reason: {
      unknown_pin: 'Niemand hat diese Nummer',
      clock: 'Die Zeit kann nicht stimmen',
      too_old: 'Zu lange her',
      not_readable: 'Nicht lesbar',
      no_pin: 'Ohne Nummer',
      not_employed: 'An dem Tag nicht beschäftigt',
      dismissed: 'Von Hand ausgeschlossen',
      undone: 'Der Import wurde rückgängig gemacht',
    },
  },
} as const;
