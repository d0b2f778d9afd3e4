import { boolean, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const bankAccounts = resource(
  'bank-accounts',
  {
    employee_id: reference('employees', { required: true }),
    holder: text({ required: true, min: 1, max: 100 }),
    bank: text({ max: 100 }),
    iban: text({ max: 42, pattern: 'iban', sealed: true }),
    /** Where there is no IBAN. */
    account_no: text({ max: 40, sealed: true }),
    bic: text({ max: 11, pattern: 'bic' }),
    is_primary: boolean(),
  },
  {
    onPurge: 'erase',
    label: 'holder',
    table: ['employee_id', 'holder', 'bank', 'iban', 'account_no', 'bic', 'is_primary'],
    form: [['holder', 'bank'], ['iban', 'bic'], ['account_no'], ['is_primary']],
    search: ['employee_id', 'holder', 'bank'],
    filters: ['employee_id', 'is_primary'],
    sort: ['holder', 'bank'],
    order: { by: 'holder', dir: 'asc' },
    owner: { employee: 'employee_id' },
    partOf: { resource: 'employees', view: 'view_pay', update: 'update_pay' },
    guarded: 'pay',
    othersOnly: { refusal: 'own_pay' },
    check: ({ iban, account_no }) => (iban || account_no ? {} : { iban: 'required' }),
  },
);
