import { choice, date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { employees } from './employees.ts';

/** From hiring to leaving. A rehire begins a new period. */
export const employmentPeriods = resource(
  'employment-periods',
  {
    employee_id: reference('employees', { required: true }),
    hired_on: date({ required: true }),
    left_on: date(),
    reason: choice({ options: employees.fields.termination_reason.options }),
    note: text({ words: true, max: 500 }),
  },
  {
    label: 'hired_on',
    list: {
      table: ['employee_id', 'hired_on', 'left_on', 'reason'],
      search: ['employee_id', 'note'],
      filters: ['employee_id', 'hired_on', 'left_on', 'reason'],
      sort: ['hired_on', 'left_on'],
      order: { by: 'hired_on', dir: 'desc' },
      total: 'kept',
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view', update: 'update' },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
    },
  },
);
