import { boolean, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Where the cost of pay is booked. */
export const costCenters = resource(
  'cost-centers',
  {
    code: text({ required: true, max: 20, pattern: 'code' }),
    name: text({ required: true, min: 2, max: 80 }),
    branch_id: reference('branches'),
    active: boolean(),
  },
  {
    label: 'name',
    list: {
      table: ['code', 'name', 'branch_id', 'active'],
      search: ['code', 'name'],
      filters: ['branch_id', 'active'],
      sort: ['code', 'name', 'created_at'],
      order: { by: 'code', dir: 'asc' },
      total: 'kept',
    },
    form: {
      rows: [['name', 'code'], ['branch_id'], ['active']],
      example: { code: 'CC-900', name: 'Administration' },
    },
    access: {
      grants: { hr_manager: 'all', payroll_officer: 'all' },
    },
    life: {
      undoableDelete: true,
    },
  },
);
