import { choice, date, decimal, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Changes of leave balances: append-only. Errors are reversed, never edited. */
export const leaveLedger = resource(
  'leave-ledger',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    leave_category_id: reference('leave-categories', { readonly: true, required: true }),
    /** The first day of the leave year that it belongs to. */
    year: date({ readonly: true, required: true }),
    /** The day of the leave, or the effective day. */
    date: date({ readonly: true, required: true }),
    kind: choice({
      options: [
        'opening',
        'grant',
        'accrual',
        'carry_in',
        'carry_out',
        'expiry',
        'usage',
        'usage_reversal',
        'adjustment',
        'encashment',
        'overtime',
        'flex',
      ],
      readonly: true,
      required: true,
    }),
    amount: decimal({ readonly: true, required: true, unit: { in: 'unit' } }),
    unit: choice({ options: ['day', 'hour', 'minute'], computed: true }),
    expires_on: date({ readonly: true }),
    leave_id: reference('leaves', { dated: true, readonly: true }),
    overtime_id: reference('overtime', { dated: true, readonly: true }),
    note: text({ words: true, readonly: true, max: 300 }),
    created_at: moment({ readonly: true, required: true }),
  },
  {
    label: 'kind',
    list: {
      table: [
        'date',
        'employee_id',
        'leave_category_id',
        'kind',
        'amount',
        'year',
        'note',
        '-unit',
        '-expires_on',
        '-leave_id',
        '-created_at',
      ],
      search: ['employee_id', 'note'],
      filters: ['employee_id', 'leave_category_id', 'year', 'kind', 'date', 'leave_id'],
      sort: ['date', 'amount', 'created_at'],
      month: 'date',
      order: { by: 'date', dir: 'desc' },
    },
    access: {
      owner: { employee: 'employee_id' },
      extraRights: ['adjust', 'close_period'],
      risks: { adjust: 'sensitive', close_period: 'critical' },
      grants: {
        everyone: { view: 'own' },
        hr_manager: 'all',
        hr_officer: { view: 'all', export: 'all' },
        department_manager: { view: 'department' },
        payroll_officer: { view: 'all', export: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      ledger: true,
    },
  },
);
