import { boolean, choice, date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A period in which leave is refused or discouraged, with the reason that employees read. */
export const leaveBlackouts = resource(
  'leave-blackouts',
  {
    name: text({ required: true, min: 2, max: 80 }),
    from_date: date({ required: true }),
    to_date: date({ required: true }),
    yearly: boolean(),
    effect: choice({ options: ['refuse', 'warn'], initial: 'refuse', tones: { refuse: 'pink', warn: 'amber' } }),
    /** For all employees if none of these is set; departments include those below them. */
    branch_id: reference('branches'),
    department_id: reference('departments'),
    leave_category_id: reference('leave-categories'),
  },
  {
    label: 'name',
    check: ({ from_date, to_date, yearly }) => {
      const [from, to] = [String(from_date ?? ''), String(to_date ?? '')];
      if (!from || !to) return {};
      const nextYear = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
      return to < from || (yearly === true && to >= nextYear) ? { to_date: to < from ? 'before_start' : 'longer_than_year' } : {};
    },
    list: {
      table: ['name', 'from_date', 'to_date', 'yearly', 'effect', 'department_id', 'branch_id', 'leave_category_id'],
      search: ['name'],
      filters: ['from_date', 'yearly', 'effect', 'department_id', 'branch_id', 'leave_category_id'],
      sort: ['from_date', 'to_date', 'name', 'created_at'],
      order: { by: 'from_date', dir: 'desc' },
      month: 'from_date',
      total: 'kept',
    },
    form: {
      rows: [['name'], ['from_date', 'to_date'], ['yearly', 'effect'], ['department_id', 'branch_id'], ['leave_category_id']],
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all', hr_officer: 'all' },
    },
    life: {
      undoableDelete: true,
      touches: ['leaves'],
    },
  },
);
