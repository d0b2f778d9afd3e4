import { date, minutes, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The people on a project, from when to when. */
export const projectMembers = resource(
  'project-members',
  {
    project_id: reference('projects', { required: true }),
    employee_id: reference('employees', { required: true }),
    role: text({ words: true, max: 80 }),
    /** The department they work for here; by default their own. */
    department_id: reference('departments'),
    from_date: date(),
    to_date: date(),
    planned_minutes_per_week: minutes({ min: 0, max: 10_080 }),
    manager_id: reference('employees', { readonly: true }),
  },
  {
    label: 'role',
    check: ({ from_date, to_date }): Record<string, string> =>
      typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {},
    list: {
      table: ['employee_id', 'project_id', 'role', 'department_id', 'from_date', 'to_date', 'planned_minutes_per_week'],
      search: ['employee_id', 'role'],
      filters: ['project_id', 'employee_id', 'department_id'],
      sort: ['from_date', 'to_date', 'created_at'],
      order: { by: 'created_at', dir: 'asc' },
    },
    form: {
      rows: [
        ['employee_id', 'role'],
        ['department_id', 'planned_minutes_per_week'],
        ['from_date', 'to_date'],
      ],
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      partOf: { resource: 'projects', view: 'view', update: 'update' },
    },
    life: {
      onPurge: 'anonymise',
      undoableDelete: true,
    },
  },
);
