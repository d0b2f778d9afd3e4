import type { NounWords } from '../../nouns.ts';

export const payPolicies: NounWords<'pay-policies'> = {
  one: 'norma de pago',
  many: 'normas de pago',
  the: 'la norma de pago',
  all: 'Todas las normas de pago',
  empty: 'No hay normas de pago',
  fields: {
    basis: 'Prorrateo por',
    weekly_minutes: 'Jornada semanal',
    deduct_absence: 'Descontar ausencias',
    deduct_late: 'Descontar retrasos',
    cash_rounding: 'Redondear el neto a (céntimos)',
    carry_negative: 'Trasladar el saldo negativo',
    variance_bp: 'Revisar cambios superiores a',
    bonus_limit: 'Aprobar primas superiores a',
    pay_day: 'Día de pago',
    tax_year_month: 'Primer mes del ejercicio fiscal',
    periods_begin: 'Los periodos de pago empiezan el',
    debtor_name: 'Titular de la cuenta',
    debtor_iban: 'IBAN de la empresa',
    debtor_bic: 'BIC de la empresa',
    earnings_account: 'Cuenta de salarios',
    employer_account: 'Cuenta de costes de empresa',
    liabilities_account: 'Cuenta de retenciones',
    net_account: 'Cuenta de salarios netos',
  },
  options: {
    basis: {
      calendar_days: 'Días naturales',
      working_days: 'Días laborables',
      fixed_30: '30 días',
    },
  },
};
