import type { NounWords } from '../../nouns.ts';

export const payPolicies: NounWords<'pay-policies'> = {
  one: 'Abrechnungsregel',
  many: 'Abrechnungsregeln',
  empty: 'Keine Abrechnungsregeln',
  fields: {
    basis: 'Anteilig nach',
    weekly_minutes: 'Arbeitszeit pro Woche',
    deduct_absence: 'Fehlzeiten abziehen',
    deduct_late: 'Verspätungen abziehen',
    cash_rounding: 'Netto runden auf (kleinste Einheiten)',
    carry_negative: 'Negativen Betrag übertragen',
    variance_bp: 'Veränderungen prüfen ab',
    bonus_limit: 'Prämien genehmigen ab',
    pay_day: 'Zahltag',
    tax_year_month: 'Erster Monat des Steuerjahrs',
    periods_begin: 'Abrechnungszeiträume beginnen am',
    debtor_name: 'Kontoinhaber',
    debtor_iban: 'IBAN des Unternehmens',
    debtor_bic: 'BIC des Unternehmens',
    earnings_account: 'Konto für Gehälter',
    employer_account: 'Konto für Arbeitgeberkosten',
    liabilities_account: 'Konto für Verbindlichkeiten',
    net_account: 'Konto für Nettogehälter',
  },
  options: {
    basis: {
      calendar_days: 'Kalendertagen',
      working_days: 'Arbeitstagen',
      fixed_30: '30 Tagen',
    },
  },
};
