import { boolean, color, integer, reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const departments = resource(
  'departments',
  {
    name: text({ required: true, min: 2, max: 80 }),
    code: text({ max: 20, pattern: 'code' }),
    parent_id: reference('departments'),
    head_id: reference('employees'),
    deputy_id: reference('employees'),
    branch_id: reference('branches'),
    color: color(),
    cost_center_id: reference('cost-centers'),
    /** Share of the people that must be present. */
    min_staffing: share({ min: 0, max: 10_000 }),
    active: boolean(),
    employees_count: integer({ computed: true }),
    total_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: [
        'name',
        'code',
        'parent_id',
        'head_id',
        'branch_id',
        'employees_count',
        'total_count',
        'active',
        '-deputy_id',
        '-min_staffing',
        '-cost_center_id',
      ],
      search: ['name', 'code'],
      filters: ['parent_id', 'branch_id', 'head_id', 'cost_center_id', 'active'],
      sort: ['name', 'code', 'employees_count', 'total_count', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 9, detail: ['code'] },
      total: 'kept',
    },
    form: {
      rows: [
        ['name', 'code'],
        ['parent_id', 'branch_id'],
        ['head_id', 'deputy_id'],
        ['color', 'min_staffing'],
        ['cost_center_id'],
        ['active'],
      ],
      clone: { rename: 'name', without: ['head_id', 'deputy_id'] },
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all' },
    },
  },
);
