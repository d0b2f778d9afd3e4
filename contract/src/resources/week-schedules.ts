import { exampleDay } from '../example-day.ts';
import { boolean, date, group, integer, list, longText, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A pattern of one to eight weeks that repeats from its first Monday on. */
export const weekSchedules = resource(
  'week-schedules',
  {
    name: text({ required: true, min: 2, max: 60 }),
    cycle_weeks: integer({ required: true, min: 1, max: 8 }),
    /** The Monday on which the first week of the cycle begins. */
    anchor_date: date({ required: true }),
    /** As many weeks as the cycle has, of seven days each: a shift, or null for a day off. */
    days: group({ weeks: list(list(reference('shifts'), { gaps: true, required: true }), { required: true, max: 8 }) }, required),
    description: longText({ max: 300 }),
    /** Applies to all people without an assignment. */
    is_default: boolean(),
    active: boolean(),
    /** Planned minutes of an average week. */
    weekly_minutes: integer({ computed: true }),
    assignments_count: integer({ computed: true }),
  },
  {
    label: 'name',
    check: ({ anchor_date }) =>
      typeof anchor_date === 'string' && new Date(`${anchor_date}T00:00:00Z`).getUTCDay() !== 1 ? { anchor_date: 'not_a_monday' } : {},
    list: {
      table: ['name', 'cycle_weeks', 'anchor_date', 'weekly_minutes', 'assignments_count', 'is_default', 'active'],
      search: ['name'],
      filters: ['cycle_weeks', 'is_default', 'active'],
      sort: ['name', 'cycle_weeks', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [['name', 'cycle_weeks'], ['anchor_date', 'is_default'], ['description'], ['active']],
      clone: { rename: 'name', without: ['is_default'] },
      example: { name: 'Five early days', cycle_weeks: 1, anchor_date: exampleDay(-2), days: { weeks: [[1, 1, 1, 1, 1, null, null]] } },
    },
    access: {
      grants: {
        everyone: { view: 'all', view_assignments: 'own' },
        hr_manager: 'all',
        department_manager: { view_assignments: 'department' },
        hr_officer: 'all',
        attendance_officer: 'all',
      },
      extraRights: ['assign', 'view_assignments'],
    },
  },
);
