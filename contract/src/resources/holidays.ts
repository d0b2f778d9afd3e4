import { boolean, choice, date, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const holidays = resource(
  'holidays',
  {
    holiday_calendar_id: reference('holiday-calendars', { required: true }),
    date: date({ required: true }),
    name: text({ required: true, min: 2, max: 80 }),
    portion: choice({ options: ['full', 'am', 'pm'], initial: 'full', required: true }),
    /** Returns every year on the same month and day. */
    recurring: boolean(),
    /** Upcoming, this year or later. */
    coming: boolean({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: ['date', 'name', 'holiday_calendar_id', 'portion', 'recurring'],
      search: ['name'],
      filters: ['holiday_calendar_id', 'date', 'portion', 'recurring', 'coming'],
      sort: ['date', 'name', 'created_at'],
      month: 'date',
      order: { by: 'date', dir: 'asc' },
      total: 'kept',
    },
    form: {
      rows: [['holiday_calendar_id'], ['name'], ['date', 'portion'], ['recurring']],
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all', hr_officer: 'all', attendance_officer: 'all' },
    },
    life: {
      undoableDelete: true,
    },
  },
);
