import { boolean, choice, date, integer, minutes, reference, references, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A piece of a project that time is booked on. */
export const projectTasks = resource(
  'project-tasks',
  {
    project_id: reference('projects', { required: true }),
    name: text({ required: true, min: 2, max: 150 }),
    parent_id: reference('project-tasks'),
    department_id: reference('departments'),
    estimated_minutes: minutes({ min: 0, max: 6_000_000 }),
    start_date: date(),
    due_date: date(),
    priority: choice({ options: ['low', 'normal', 'high'], initial: 'normal', required: true }),
    status: choice({
      options: ['todo', 'in_progress', 'done', 'cancelled'],
      initial: 'todo',
      tones: { todo: 'neutral', in_progress: 'blue', done: 'green', cancelled: 'ended' },
      readonly: true,
    }),
    /** Empty: as the project. */
    billable: boolean(),
    position: integer({ min: 0, max: 100_000 }),
    assignees: references('employees', { through: 'project_task_assignees', here: 'project_task_id', there: 'employee_id' }),
    manager_id: reference('employees', { readonly: true }),
  },
  {
    label: 'name',
    check: ({ start_date, due_date }): Record<string, string> =>
      typeof start_date === 'string' && typeof due_date === 'string' && due_date < start_date ? { due_date: 'before_start' } : {},
    list: {
      table: [
        'name',
        'project_id',
        'status',
        'priority',
        'assignees',
        'estimated_minutes',
        'due_date',
        '-department_id',
        '-parent_id',
        '-start_date',
        '-billable',
        '-position',
      ],
      search: ['name'],
      filters: ['project_id', 'status', 'priority', 'department_id', 'parent_id', 'due_date'],
      sort: ['position', 'name', 'status', 'priority', 'due_date', 'estimated_minutes', 'created_at'],
      order: { by: 'position', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'project_id'],
        ['parent_id', 'department_id'],
        ['assignees'],
        ['estimated_minutes', 'priority'],
        ['start_date', 'due_date'],
        ['billable'],
      ],
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      partOf: { resource: 'projects', view: 'view', update: 'update' },
    },
    life: {
      status: {
        field: 'status',
        moves: {
          plan: { from: ['in_progress', 'done', 'cancelled'], to: 'todo', right: 'update' },
          start: { from: ['todo', 'done', 'cancelled'], to: 'in_progress', right: 'update' },
          finish: { from: ['todo', 'in_progress'], to: 'done', right: 'update' },
          cancel: { from: ['todo', 'in_progress'], to: 'cancelled', right: 'update' },
        },
      },
    },
  },
);
