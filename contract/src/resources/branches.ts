import { boolean, country, currency, integer, longText, reference, text, timezone } from '../fields.ts';
import { resource } from '../resource.ts';

export const branches = resource(
  'branches',
  {
    name: text({ required: true, min: 2, max: 80 }),
    code: text({ max: 20, pattern: 'code' }),
    country: country({ required: true }),
    region: text({ max: 80 }),
    timezone: timezone({ required: true }),
    currency: currency({ required: true }),
    holiday_calendar_id: reference('holiday-calendars', { required: true }),
    week_start: integer({ min: 1, max: 7 }),
    address: longText({ max: 500 }),
    active: boolean(),
    employees_count: integer({ computed: true }),
  },
  {
    label: 'name',
    table: [
      'name',
      'code',
      'country',
      'timezone',
      'currency',
      'holiday_calendar_id',
      'employees_count',
      'active',
      '-region',
      '-week_start',
      '-address',
    ],
    form: [
      ['name', 'code'],
      ['country', 'region'],
      ['timezone', 'currency'],
      ['holiday_calendar_id', 'week_start'],
      ['address'],
      ['active'],
    ],
    search: ['name', 'code'],
    filters: ['country', 'timezone', 'currency', 'holiday_calendar_id', 'active'],
    sort: ['name', 'code', 'country', 'employees_count', 'created_at'],
    order: { by: 'name', dir: 'asc' },
    clone: { rename: 'name' },
    media: { files: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024 } },
  },
);
