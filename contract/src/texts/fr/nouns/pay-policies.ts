import type { NounWords } from '../../nouns.ts';

export const payPolicies: NounWords<'pay-policies'> = {
  one: 'règle de paie',
  many: 'règles de paie',
  a: 'une règle de paie',
  the: 'la règle de paie',
  all: 'Toutes les règles de paie',
  empty: 'Aucune règle de paie',
  fields: {
    basis: 'Prorata en',
    weekly_minutes: 'Durée hebdomadaire',
    deduct_absence: 'Déduire les absences',
    deduct_late: 'Déduire les retards',
    cash_rounding: 'Arrondir le net à (centimes)',
    carry_negative: 'Reporter un net négatif',
    variance_bp: 'Vérifier les écarts de plus de',
    bonus_limit: 'Approuver les primes au-delà de',
    pay_day: 'Jour de paie',
    tax_year_month: 'Premier mois de l’année fiscale',
    periods_begin: 'Les périodes de paie commencent le',
    debtor_name: 'Titulaire du compte',
    debtor_iban: 'IBAN de l’entreprise',
    debtor_bic: 'BIC de l’entreprise',
    earnings_account: 'Compte des salaires',
    employer_account: 'Compte des charges patronales',
    liabilities_account: 'Compte des retenues',
    net_account: 'Compte des salaires nets',
  },
  options: {
    basis: {
      calendar_days: 'Jours calendaires',
      working_days: 'Jours ouvrés',
      fixed_30: '30 jours',
    },
  },
};
