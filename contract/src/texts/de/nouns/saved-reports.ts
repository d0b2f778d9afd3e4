export const savedReports = {
  one: 'Bericht',
  many: 'Berichte',
  empty: 'Noch keine gespeicherten Berichte.',
  fields: {
    report: 'Bericht',
    filters: 'Filter',
    period: 'Zeitraum',
    is_shared: 'Mit allen teilen, die ihn sehen dürfen',
    schedule: 'Per E-Mail senden',
    recipients: 'Empfänger',
    format: 'Format',
  },
  options: {
    report: {
      utilization: 'Auslastung',
      burn: 'Projektverbrauch nach Abteilung',
      'time-detail': 'Zeiteinträge im Detail',
      compliance: 'Abgabe der Stundenzettel',
      profitability: 'Rentabilität',
      'attendance-vs-cards': 'Anwesenheit und Stundenzettel',
      muster: 'Anwesenheit im Monat',
      capacity: 'Kapazität und Pipeline',
      accuracy: 'Schätzgenauigkeit',
    },
    period: {
      last_week: 'Letzte Woche',
      last_month: 'Letzter Monat',
      this_month: 'Dieser Monat',
      this_quarter: 'Dieses Quartal',
      this_year: 'Dieses Jahr',
    },
    schedule: {
      weekly: 'Jeden Montag',
      monthly: 'Am Monatsersten',
    },
    format: {
      xlsx: 'Excel',
      csv: 'CSV',
      pdf: 'PDF',
    },
  },
} as const;
