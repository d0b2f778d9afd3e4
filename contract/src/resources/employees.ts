import { choice, date, email, integer, reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const employees = resource(
  'employees',
  {
    employee_no: text({ max: 20, readonly: true }),
    first_name: text({ required: true, min: 1, max: 60 }),
    last_name: text({ required: true, min: 1, max: 60 }),
    name: text({ readonly: true }),
    work_email: email({ required: true, max: 50 }),
    work_phone: text({ max: 30, pattern: 'phone' }),
    department_id: reference('departments', { required: true }),
    job_id: reference('jobs', { required: true }),
    branch_id: reference('branches', { required: true }),
    manager_id: reference('employees'),
    status: choice({ options: ['onboarding', 'active', 'on_notice', 'suspended', 'terminated'], readonly: true }),
    hire_date: date({ required: true, tier: 'employment' }),
    employment_type: choice({
      options: ['full_time', 'part_time', 'contractor', 'intern', 'temporary'],
      initial: 'full_time',
      required: true,
      tier: 'employment',
    }),
    fte: share({ min: 1, max: 10_000, tier: 'employment' }),
    reports_count: integer({ computed: true }),
  },
  {
    label: 'name',
    table: [
      'name',
      'employee_no',
      'department_id',
      'job_id',
      'branch_id',
      'manager_id',
      'hire_date',
      'status',
      '-work_email',
      '-work_phone',
      '-employment_type',
      '-fte',
      '-reports_count',
    ],
    form: [
      ['first_name', 'last_name'],
      ['work_email', 'work_phone'],
      ['department_id', 'job_id'],
      ['branch_id', 'manager_id'],
      ['hire_date', 'employment_type'],
      ['fte'],
    ],
    search: ['name', 'employee_no', 'work_email'],
    filters: ['department_id', 'job_id', 'branch_id', 'manager_id', 'status', 'employment_type', 'hire_date'],
    sort: ['name', 'employee_no', 'hire_date', 'status', 'created_at'],
    order: { by: 'name', dir: 'asc' },
    owner: { employee: 'id' },
    seenBy: 'view_directory',
    tiers: { employment: { view: 'view', update: 'update' } },
    status: {
      field: 'status',
      moves: {
        activate: { from: ['onboarding'], to: 'active', right: 'update' },
        suspend: { from: ['active'], to: 'suspended', right: 'suspend' },
        reactivate: { from: ['suspended'], to: 'active', right: 'suspend' },
      },
    },
  },
);

/** Whom a number of employees counts: everybody who has not left. */
export const stillHere = employees.fields.status.options.filter((status) => status !== 'terminated');
