export const payComponents = {
  one: 'Lohnbestandteil',
  many: 'Lohnbestandteile',
  empty: 'Noch keine Steuern oder Beiträge.',
  fields: {
    calculation: 'Berechnung',
    base: 'Von',
    rate_bp: 'Satz des Arbeitnehmers',
    employer_rate_bp: 'Satz des Arbeitgebers',
    amount: 'Betrag',
    floor: 'Erst ab',
    ceiling: 'Höchstens von',
    brackets: 'Stufen',
    up_to: 'Bis',
    valid_from: 'Ab',
    valid_to: 'Bis',
    is_example: 'Beispiel, nicht für echte Abrechnungen',
    account: 'Konto',
    employer_account: 'Konto des Arbeitgeberanteils',
    position: 'Reihenfolge',
  },
  options: {
    kind: {
      tax: 'Steuer',
      social: 'Sozialversicherung',
      other: 'Sonstiges',
    },
    calculation: {
      percent: 'Prozentsatz',
      brackets: 'Stufen',
      fixed: 'Fester Betrag',
    },
    base: {
      basic: 'Grundgehalt',
      gross: 'Bruttogehalt',
      taxable: 'Steuerpflichtiges Gehalt',
    },
    status: {
      draft: 'Entwurf',
      active: 'Aktiv',
      retired: 'Außer Kraft',
    },
  },
  moves: {
    activate: 'Einschalten',
    retire: 'Außer Kraft setzen',
  },
} as const;
