import { boolean, currency, integer, longText, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const jobs = resource(
  'jobs',
  {
    name: text({ required: true, min: 2, max: 80 }),
    code: text({ max: 20, pattern: 'code' }),
    department_id: reference('departments'),
    grade: text({ max: 20 }),
    description: longText({ max: 2000 }),
    salary_min: money({ currency: 'currency', tier: 'pay' }),
    salary_max: money({ currency: 'currency', tier: 'pay' }),
    currency: currency({ tier: 'pay' }),
    headcount_plan: integer({ min: 0, max: 100_000 }),
    active: boolean(),
    employees_count: integer({ computed: true }),
  },
  {
    label: 'name',
    check: (job) => {
      const found: Record<string, string> = {};
      const { salary_min: min, salary_max: max } = job;
      if (typeof min === 'number' && typeof max === 'number' && min > max) found.salary_max = 'not_below_minimum';
      if ((min != null || max != null) && !job.currency) found.currency = 'required';
      return found;
    },
    list: {
      table: ['name', 'code', 'department_id', 'grade', 'salary_min', 'salary_max', 'employees_count', 'headcount_plan', 'active'],
      search: ['name', 'code', 'grade'],
      filters: ['department_id', 'grade', 'active'],
      sort: ['name', 'code', 'grade', 'salary_min', 'salary_max', 'employees_count', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 10, detail: ['grade'] },
      total: 'kept',
    },
    form: {
      rows: [
        ['name', 'code'],
        ['department_id', 'grade'],
        ['salary_min', 'salary_max', 'currency'],
        ['headcount_plan'],
        ['description'],
        ['active'],
      ],
      clone: { rename: 'name' },
    },
    access: {
      risks: { view_band: 'sensitive', update_band: 'sensitive' },
      grants: { everyone: { view: 'all' }, hr_manager: 'all', payroll_officer: { view_band: 'all', update_band: 'all', update: 'all' } },
      tiers: { pay: { view: 'view_band', update: 'update_band', is: 'pay' } },
    },
  },
);
