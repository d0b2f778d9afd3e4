import { boolean, date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { employees } from './employees.ts';

const { employment_type } = employees.fields;

/** What somebody's employment is from a day on, until the next version. The employee's own row shows the one that holds today. */
export const employeeVersions = resource(
  'employee-versions',
  {
    employee_id: reference('employees', { required: true }),
    effective_from: date({ required: true }),
    department_id: reference('departments', { required: true }),
    job_id: reference('jobs', { required: true }),
    branch_id: reference('branches', { required: true }),
    manager_id: reference('employees'),
    employment_type: { kind: 'choice', options: employment_type.options, initial: 'full_time', required: true },
    fte: { kind: 'share', min: 1, max: 10_000 },
    note: text({ max: 200 }),
    /** Its day has not come yet. */
    is_future: boolean({ computed: true }),
  },
  {
    label: 'effective_from',
    table: ['employee_id', 'effective_from', 'department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte', 'note'],
    form: [['effective_from'], ['department_id', 'job_id'], ['branch_id', 'manager_id'], ['employment_type', 'fte'], ['note']],
    search: ['note'],
    filters: ['employee_id', 'effective_from', 'department_id', 'branch_id', 'job_id', 'manager_id'],
    sort: ['effective_from'],
    order: { by: 'effective_from', dir: 'desc' },
    total: 'kept',
    owner: { employee: 'employee_id' },
    partOf: { resource: 'employees', view: 'view', update: 'update' },
  },
);
