import { boolean, currency, integer, money, reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const bankAccounts = resource(
  'bank-accounts',
  {
    employee_id: reference('employees', { required: true }),
    holder: text({ required: true, min: 1, max: 100 }),
    bank: text({ max: 100 }),
    iban: text({ max: 42, pattern: 'iban', sealed: true }),
    /** For accounts without an IBAN. */
    account_no: text({ max: 40, sealed: true }),
    bic: text({ max: 11, pattern: 'bic' }),
    /** The account that receives the rest of the pay. */
    is_primary: boolean(),
    /** Another account takes a fixed amount or a share of net pay, in this order. */
    fixed_amount: money({ currency: 'currency' }),
    currency: currency(),
    pay_share_bp: share({ min: 1, max: 10_000 }),
    pay_order: integer({ min: 1, max: 99 }),
  },
  {
    label: 'holder',
    check: ({ iban, account_no, is_primary, fixed_amount, pay_share_bp }) => ({
      ...(iban || account_no ? {} : { iban: 'required' }),
      ...(typeof fixed_amount === 'number' && fixed_amount <= 0 ? { fixed_amount: 'not_positive' } : {}),
      ...(fixed_amount && pay_share_bp ? { pay_share_bp: 'amount_or_share' } : {}),
      ...(is_primary === true && fixed_amount ? { fixed_amount: 'primary_takes_rest' } : {}),
      ...(is_primary === true && pay_share_bp ? { pay_share_bp: 'primary_takes_rest' } : {}),
    }),
    list: {
      table: ['employee_id', 'holder', 'bank', 'iban', 'account_no', 'bic', 'is_primary', '-fixed_amount', '-pay_share_bp', '-pay_order'],
      search: ['employee_id', 'holder', 'bank'],
      filters: ['employee_id', 'is_primary'],
      sort: ['holder', 'bank'],
      order: { by: 'holder', dir: 'asc' },
    },
    form: {
      rows: [
        ['holder', 'bank'],
        ['iban', 'bic'],
        ['account_no'],
        ['is_primary'],
        ['fixed_amount', 'currency'],
        ['pay_share_bp', 'pay_order'],
      ],
    },
    record: {
      distinctBy: ['iban', 'account_no'],
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view_pay', update: 'update_pay' },
      guarded: 'pay',
      ownerMayNotEdit: { refusal: 'own_pay' },
    },
    life: {
      onPurge: 'erase',
    },
  },
);
