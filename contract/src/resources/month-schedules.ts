import { boolean, choice, group, integer, list, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The number of people, of one job or of any, needed for a shift every day. */
const coverageRule = {
  shift_id: reference('shifts', { required: true }),
  job_id: reference('jobs', { optional: true }),
  min: integer({ required: true, min: 1, max: 1000 }),
} as const;

/** A roster: the shifts of employees on the days of a month. It has no effect before it is published. */
export const monthSchedules = resource(
  'month-schedules',
  {
    name: text({ words: false, required: true, min: 2, max: 80 }),
    month: text({ words: false, required: true, pattern: 'month' }),
    department_id: reference('departments'),
    branch_id: reference('branches'),
    /** The planner; the rights to it follow from this person. */
    planner_id: reference('employees'),
    /** The required number of people for each day. */
    coverage: group({ rules: list(coverageRule, { optional: true, max: 100 }) }),
    status: choice({ options: ['draft', 'published', 'archived'], tones: { published: 'green', archived: 'ended' }, readonly: true }),
    published_at: moment({ readonly: true }),
    people_count: integer({ computed: true }),
    entries_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: ['name', 'month', 'department_id', 'branch_id', 'planner_id', 'people_count', 'status', '-entries_count', '-published_at'],
      search: ['name'],
      filters: ['month', 'department_id', 'branch_id', 'planner_id', 'status'],
      sort: ['month', 'name', 'status', 'created_at'],
      order: { by: 'month', dir: 'desc' },
      month: 'month',
    },
    form: {
      rows: [['name', 'month'], ['department_id', 'branch_id'], ['planner_id']],
      clone: { rename: 'name', without: ['planner_id'] },
    },
    access: {
      grants: {
        everyone: { view: 'own' },
        hr_manager: 'all',
        department_manager: 'department',
        hr_officer: 'all',
        attendance_officer: 'all',
      },
      owner: { employee: 'planner_id' },
      extraRights: ['publish'],
    },
    life: {
      onPurge: 'retain',
      touches: ['attendances', 'attendance-days', 'weekly-hours', 'timesheet'],
      status: {
        field: 'status',
        moves: {
          /** Errors refuse it; warnings must be confirmed. */
          publish: { from: ['draft'], to: 'published', right: 'publish', input: { confirm: boolean() }, stamps: 'published_at' },
          withdraw: { from: ['published'], to: 'draft', right: 'publish', danger: true },
          archive: { from: ['published'], to: 'archived', right: 'publish' },
        },
      },
    },
  },
);
