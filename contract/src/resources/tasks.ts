import { exampleDay } from '../example-day.ts';
import { boolean, choice, currency, date, hours, longText, minutes, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A row of a time card: an employee's work for a project on a day. It has no clock times. */
export const tasks = resource(
  'tasks',
  {
    /** By default the caller. */
    employee_id: reference('employees', { required: true, carried: true }),
    date: date({ required: true }),
    project_id: reference('projects', { required: true }),
    project_task_id: reference('project-tasks'),
    minutes: minutes({ required: true, min: 1, max: 1440 }),
    hours: hours({ computed: true }),
    description: longText({ words: true, max: 500 }),
    /** By default from its project or task. */
    billable: boolean(),
    work_type: choice({ options: ['normal', 'overtime', 'travel', 'on_call'], initial: 'normal' }),
    status: choice({
      options: ['draft', 'submitted', 'approved', 'rejected'],
      tones: { draft: 'neutral', submitted: 'blue', approved: 'green', rejected: 'pink' },
      readonly: true,
    }),
    returned_note: text({ words: true, readonly: true, max: 500 }),
    source: choice({ options: ['manual', 'copied', 'suggested', 'timer', 'import', 'api'], readonly: true }),
    time_card_id: reference('time-cards', { dated: true, readonly: true }),
    /** The person's department and the client on that day; later changes do not affect them. */
    department_id: reference('departments', { readonly: true }),
    client_id: reference('clients', { readonly: true }),
    /** For an hour, frozen once it is approved. */
    rate: money({ currency: 'currency', readonly: true, tier: 'money' }),
    currency: currency({ readonly: true }),
    cost_rate: money({ currency: 'cost_currency', readonly: true, tier: 'cost' }),
    cost_currency: currency({ readonly: true, tier: 'cost' }),
  },
  {
    label: 'date',
    list: {
      table: [
        'date',
        'employee_id',
        'project_id',
        'project_task_id',
        'minutes',
        'description',
        'billable',
        'status',
        '-work_type',
        '-client_id',
        '-department_id',
        '-rate',
        '-source',
      ],
      search: ['employee_id', 'description'],
      filters: [
        'employee_id',
        'date',
        'project_id',
        'project_task_id',
        'client_id',
        'department_id',
        'billable',
        'work_type',
        'status',
        'source',
        'time_card_id',
        'minutes',
      ],
      sort: ['date', 'minutes', 'status', 'created_at'],
      order: { by: 'date', dir: 'desc' },
      month: 'date',
      maxPerPage: 1000,
      total: 'kept',
    },
    form: {
      rows: [['date', 'minutes'], ['project_id', 'project_task_id'], ['description'], ['billable', 'work_type']],
      example: { date: exampleDay(0, 1), project_id: 1, minutes: 90, description: 'Workshop with the client' },
    },
    access: {
      owner: { employee: 'employee_id' },
      alsoVisibleTo: { of: 'project_id', its: 'manager_id' },
      tiers: { money: { view: 'money', update: 'money' }, cost: { view: 'cost', update: 'cost', is: 'pay' } },
      extraRights: ['create'],
      risks: { money: 'sensitive', cost: 'critical' },
      grants: {
        everyone: { view: 'own', create: 'own', update: 'own', delete: 'own' },
        hr_manager: { view: 'all', create: 'all', update: 'all', delete: 'all', export: 'all' },
        hr_officer: { view: 'all', create: 'all', update: 'all', delete: 'all', export: 'all' },
        department_manager: {
          view: 'department',
          create: 'department',
          update: 'department',
          delete: 'department',
          money: 'department',
          export: 'department',
        },
        project_manager: { view: 'team', money: 'all', export: 'team' },
        payroll_officer: { view: 'all', money: 'all', cost: 'all', export: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      writes: ['update', 'delete'],
      touches: ['time-cards', 'projects', 'weekly-hours'],
    },
  },
);
