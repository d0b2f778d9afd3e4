import { boolean, currency, integer, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Facts that taxes depend on besides pay, from a month until the next record begins. Components define which of them they use. */
export const taxDetails = resource(
  'tax-details',
  {
    employee_id: reference('employees', { required: true }),
    valid_from: text({ required: true, pattern: 'month' }),
    tax_class: text({ max: 10, pattern: 'code' }),
    children: integer({ min: 0, max: 30 }),
    /** Free of tax each month. */
    allowance: money({ currency: 'currency' }),
    /** That of the branch where none is given. */
    currency: currency(),
    exempt_from_tax: boolean(),
    exempt_from_social: boolean(),
  },
  {
    label: 'valid_from',
    check: ({ allowance }): Record<string, string> =>
      typeof allowance === 'number' && allowance <= 0 ? { allowance: 'not_positive' } : {},
    list: {
      table: ['employee_id', 'valid_from', 'tax_class', 'children', 'allowance', 'exempt_from_tax', 'exempt_from_social', '-currency'],
      search: ['employee_id', 'tax_class'],
      filters: ['employee_id', 'tax_class', 'exempt_from_tax', 'exempt_from_social'],
      sort: ['valid_from', 'tax_class', 'children'],
      order: { by: 'valid_from', dir: 'desc' },
    },
    form: {
      rows: [['valid_from', 'tax_class'], ['children'], ['allowance', 'currency'], ['exempt_from_tax', 'exempt_from_social']],
      example: { employee_id: 2, valid_from: '2027-01', tax_class: 'III', children: 2 },
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
