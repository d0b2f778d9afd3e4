import { boolean, choice, currency, date, integer, minutes, money, reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The rules of a branch for counting and paying a month; the policy without a branch applies to branches without their own. */
export const payPolicies = resource(
  'pay-policies',
  {
    name: text({ required: true, min: 2, max: 60 }),
    branch_id: reference('branches'),
    basis: choice({ options: ['calendar_days', 'working_days', 'fixed_30'], initial: 'calendar_days', required: true }),
    /** Working time of a full week: an hour costs monthly * 12 / 52 / weekly hours. */
    weekly_minutes: minutes({ min: 60, max: 10_080 }),
    deduct_absence: boolean(),
    deduct_late: boolean(),
    /** In the smallest unit of the currency; 5 rounds to 0.05. */
    cash_rounding: integer({ min: 0, max: 10_000 }),
    carry_negative: boolean(),
    variance_bp: share({ min: 0, max: 100_000 }),
    currency: currency({ required: true }),
    bonus_limit: money({ currency: 'currency' }),
    pay_day: integer({ min: 1, max: 31 }),
    /** The month that tax years begin with: 4 in the United Kingdom, 1 in most countries. */
    tax_year_month: integer({ min: 1, max: 12 }),
    /** The first day of some pay period of weeks, of the company's policy alone; empty where everyone is paid by the month. */
    periods_begin: date(),
    debtor_name: text({ max: 70 }),
    debtor_iban: text({ max: 42, pattern: 'iban', sealed: true }),
    debtor_bic: text({ max: 11, pattern: 'bic' }),
    /** Default accounts of the journal; empty: the usual ones. */
    earnings_account: text({ max: 20 }),
    employer_account: text({ max: 20 }),
    liabilities_account: text({ max: 20 }),
    net_account: text({ max: 20 }),
  },
  {
    label: 'name',
    check: ({ bonus_limit }): Record<string, string> =>
      typeof bonus_limit === 'number' && bonus_limit <= 0 ? { bonus_limit: 'not_positive' } : {},
    list: {
      table: [
        'name',
        'branch_id',
        'basis',
        'weekly_minutes',
        'deduct_absence',
        'variance_bp',
        'bonus_limit',
        'pay_day',
        '-debtor_name',
        '-currency',
      ],
      search: ['name'],
      filters: ['branch_id', 'basis'],
      sort: ['name', 'pay_day', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'branch_id'],
        ['basis', 'weekly_minutes'],
        ['deduct_absence', 'deduct_late', 'carry_negative'],
        ['cash_rounding', 'variance_bp'],
        ['bonus_limit', 'currency'],
        ['pay_day', 'tax_year_month'],
        ['periods_begin'],
        ['debtor_name'],
        ['debtor_iban', 'debtor_bic'],
        ['earnings_account', 'employer_account'],
        ['liabilities_account', 'net_account'],
      ],
      example: { name: 'Another branch', branch_id: 1, basis: 'working_days', currency: 'EUR' },
    },
    access: {
      guarded: 'pay',
      risks: { create: 'critical', update: 'critical', delete: 'critical' },
      grants: { hr_manager: { view: 'all' }, payroll_officer: 'all' },
    },
  },
);
