import { exampleDay } from '../example-day.ts';
import { date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Assigns a week schedule, for some time: to one employee, a department with all below it, or a branch. */
export const scheduleAssignments = resource(
  'schedule-assignments',
  {
    week_schedule_id: reference('week-schedules', { required: true }),
    employee_id: reference('employees'),
    department_id: reference('departments'),
    branch_id: reference('branches'),
    from_date: date({ required: true }),
    to_date: date(),
    note: text({ words: true, max: 200 }),
  },
  {
    label: 'from_date',
    check: ({ employee_id, department_id, branch_id, from_date, to_date }) => {
      const targets = Object.entries({ employee_id, department_id, branch_id }).filter(([, id]) => Boolean(id));
      const others = targets.length === 0 ? ['employee_id'] : targets.slice(1).map(([name]) => name);
      const isBackwards = typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date;
      return {
        ...Object.fromEntries(others.map((name) => [name, 'one_target'])),
        ...(isBackwards ? { to_date: 'before_start' } : {}),
      };
    },
    list: {
      table: ['week_schedule_id', 'employee_id', 'department_id', 'branch_id', 'from_date', 'to_date', 'note'],
      search: ['employee_id', 'note'],
      filters: ['week_schedule_id', 'employee_id', 'department_id', 'branch_id', 'from_date', 'to_date'],
      sort: ['from_date', 'created_at'],
      order: { by: 'from_date', dir: 'desc' },
      total: 'kept',
    },
    form: {
      rows: [['week_schedule_id'], ['employee_id'], ['department_id'], ['branch_id'], ['from_date', 'to_date'], ['note']],
      example: { week_schedule_id: 1, employee_id: 2, from_date: exampleDay(7) },
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'week-schedules', view: 'view_assignments', update: 'assign' },
    },
    life: {
      onPurge: 'anonymise',
    },
  },
);
