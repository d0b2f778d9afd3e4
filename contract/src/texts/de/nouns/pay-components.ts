export const payComponents = {
  one: 'Lohnbestandteil',
  many: 'Lohnbestandteile',
  empty: 'Noch keine Steuern oder Beiträge.',
  fields: {
    calculation: 'Berechnung',
    base: 'Bemessungsgrundlage',
    rate_bp: 'Satz des Arbeitnehmers',
    employer_rate_bp: 'Satz des Arbeitgebers',
    amount: 'Betrag',
    floor: 'Untergrenze',
    ceiling: 'Bemessungsgrenze',
    brackets: 'Stufen',
    up_to: 'Bis',
    valid_from: 'Ab',
    valid_to: 'Bis',
    is_example: 'Beispiel, nicht für echte Abrechnungen',
    account: 'Konto',
    employer_account: 'Konto für den Arbeitgeberanteil',
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
