import { exampleDay } from '../example-day.ts';
import { boolean, choice, date, document, list, reference, share, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { datedFields, employees } from './employees.ts';

const { employment_type } = employees.fields;
const carried = { required: true, carried: true } as const;

/**
 * A change of employment from a day on: the fields that it names, each until the next change of the same field. A record has the other
 * fields too, carried over from before. The employee's own row shows today's values.
 */
export const employeeVersions = resource(
  'employee-versions',
  {
    employee_id: reference('employees', { required: true }),
    effective_from: date({ required: true }),
    department_id: reference('departments', carried),
    job_id: reference('jobs', carried),
    branch_id: reference('branches', carried),
    manager_id: reference('employees'),
    employment_type: choice({ options: employment_type.options, initial: 'full_time', ...carried }),
    fte: share({ min: 1, max: 10_000 }),
    /** The fields it changes; the rest is carried over. */
    changed_fields: document({ computed: true, required: true, holds: list(choice({ options: datedFields, required: true })) }),
    note: text({ words: true, max: 200 }),
    /** Its day has not come yet. */
    is_future: boolean({ computed: true }),
  },
  {
    label: 'effective_from',
    list: {
      table: ['employee_id', 'effective_from', 'department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte', 'note'],
      search: ['employee_id', 'note'],
      filters: ['employee_id', 'effective_from', 'department_id', 'branch_id', 'job_id', 'manager_id'],
      sort: ['effective_from'],
      month: 'effective_from',
      order: { by: 'effective_from', dir: 'desc' },
      total: 'kept',
    },
    form: {
      rows: [['effective_from'], ['department_id', 'job_id'], ['branch_id', 'manager_id'], ['employment_type', 'fte'], ['note']],
      example: { employee_id: 2, effective_from: exampleDay(6), fte: 8000 },
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view', update: 'update' },
      ownerMayNotEdit: { refusal: 'own_employment' },
    },
    life: {
      onPurge: 'anonymise',
    },
  },
);
