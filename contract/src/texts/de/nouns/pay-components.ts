import type { NounWords } from '../../nouns.ts';

export const payComponents: NounWords<'pay-components'> = {
  one: 'Lohnbestandteil',
  many: 'Lohnbestandteile',
  empty: 'Noch keine Steuern oder Beiträge.',
  fields: {
    calculation: 'Berechnung',
    base: 'Bemessungsgrundlage',
    base_component_id: 'Auf Grundlage von',
    period: 'Bezugszeitraum',
    rate_bp: 'Satz des Arbeitnehmers',
    employer_rate_bp: 'Satz des Arbeitgebers',
    amount: 'Betrag',
    floor: 'Untergrenze',
    ceiling: 'Bemessungsgrenze',
    yearly_ceiling: 'Bemessungsgrenze im Steuerjahr',
    brackets: 'Stufen',
    tax_class: 'Nur für Steuerklasse',
    uses_allowance: 'Persönlicher Freibetrag mindert die Grundlage',
    child_allowance: 'Grundlage sinkt je Kind um',
    up_to: 'Bis',
    valid_from: 'Ab',
    valid_to: 'Bis',
    is_example: 'Beispiel, nicht für echte Abrechnungen',
    account: 'Konto',
    employer_account: 'Konto für den Arbeitgeberanteil',
    cost_center_id: 'Kostenstelle des Arbeitgeberanteils',
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
      component: 'Ein anderer Bestandteil',
    },
    period: {
      month: 'Jeder Monat',
      year: 'Das bisherige Steuerjahr',
      year_by_month: 'Das bisherige Steuerjahr, Grenzen in Zwölfteln',
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
};
