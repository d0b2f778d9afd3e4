import { reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Which share of an employee's pay is booked on a cost centre, from a month to a month. The rest is booked as their department is. */
export const costShares = resource(
  'cost-shares',
  {
    employee_id: reference('employees', { required: true }),
    cost_center_id: reference('cost-centers', { required: true }),
    share_bp: share({ required: true, min: 1, max: 10_000 }),
    valid_from: text({ required: true, pattern: 'month' }),
    valid_to: text({ pattern: 'month' }),
  },
  {
    label: 'valid_from',
    check: ({ valid_from, valid_to }): Record<string, string> =>
      typeof valid_from === 'string' && typeof valid_to === 'string' && valid_to !== '' && valid_to < valid_from
        ? { valid_to: 'before_first_month' }
        : {},
    list: {
      table: ['employee_id', 'cost_center_id', 'share_bp', 'valid_from', 'valid_to'],
      search: ['employee_id'],
      filters: ['employee_id', 'cost_center_id'],
      sort: ['valid_from', 'share_bp'],
      order: { by: 'valid_from', dir: 'desc' },
    },
    form: {
      rows: [
        ['cost_center_id', 'share_bp'],
        ['valid_from', 'valid_to'],
      ],
      example: { employee_id: 2, cost_center_id: 1, share_bp: 6000, valid_from: '2027-01' },
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
