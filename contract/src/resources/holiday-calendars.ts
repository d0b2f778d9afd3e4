import { country, integer, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const holidayCalendars = resource(
  'holiday-calendars',
  {
    name: text({ required: true, min: 2, max: 80 }),
    country: country(),
    region: text({ max: 80 }),
    holidays_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: ['name', 'country', 'region', 'holidays_count'],
      search: ['name', 'region'],
      filters: ['country'],
      sort: ['name', 'country', 'holidays_count', 'created_at'],
      order: { by: 'name', dir: 'asc' },
    },
    form: {
      rows: [['name'], ['country', 'region']],
      clone: { rename: 'name' },
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all', hr_officer: 'all', attendance_officer: 'all' },
    },
  },
);
