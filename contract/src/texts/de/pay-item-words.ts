/** Texts shared by allowances, bonuses and deductions. */
export const itemFields = {
  rate_bp: 'Satz',
  amount: 'Betrag',
  base: 'Bemessungsgrundlage',
  unit_source: 'Einheit',
  start_month: 'Ab',
  end_month: 'Bis',
  month: 'Monat',
  taxable: 'Steuerpflichtig',
  prorate: 'Anteilig in Teilmonaten',
  account: 'Konto',
  used_in: 'Abrechnungen',
  last_month: 'Letzter Monat',
  attachments: 'Dateien',
} as const;

export const itemOptions = {
  kind: {
    fixed: 'Fester Betrag',
    percent: 'Prozentsatz',
    per_day: 'Pro Tag',
    per_hour: 'Pro Stunde',
  },
  base: {
    basic: 'Grundgehalt',
    gross: 'Bruttogehalt',
  },
  unit_source: {
    worked_days: 'Gearbeitete Tage',
    unpaid_days: 'Unbezahlte Tage',
    overtime_hours: 'Überstunden',
    late_hours: 'Stunden Verspätung',
  },
  recurrence: {
    once: 'Einmalig',
    monthly: 'Monatlich',
  },
  status: {
    active: 'Aktiv',
    paused: 'Pausiert',
    ended: 'Beendet',
  },
} as const;

export const itemTargets = {
  employee: 'Eine Person',
  department: 'Abteilung',
  job: 'Position',
  branch: 'Standort',
  everybody: 'Alle',
} as const;

export const itemMoves = {
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  end: 'Beenden',
} as const;
