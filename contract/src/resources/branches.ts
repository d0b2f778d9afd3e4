import { boolean, choice, country, currency, integer, longText, minutes, reference, text, timezone } from '../fields.ts';
import { resource } from '../resource.ts';

/** Defaults for contracts and offers of a branch; the names are those of their answers. */
export const contractDefaults = {
  employer_name: text({ min: 2, max: 120 }),
  employer_registration_no: text({ max: 60 }),
  /** Payslips show it, too. */
  employer_tax_no: text({ max: 60 }),
  representative_name: text({ min: 2, max: 120 }),
  representative_title: text({ max: 120 }),
  weekly_hours: minutes({ min: 60, max: 60 * 60 }),
  working_days: choice({ options: ['monday_to_friday', 'monday_to_saturday', 'sunday_to_thursday', 'by_roster'] }),
  payments_per_year: integer({ min: 1, max: 24 }),
  leave_days: integer({ min: 0, max: 100 }),
  probation_months: integer({ min: 0, max: 24 }),
  notice_period: integer({ min: 0, max: 365 }),
  notice_unit: choice({ options: ['days', 'weeks', 'months'] }),
} as const;

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
    head_id: reference('employees'),
    address: longText({ max: 500 }),
    /** Where pay of its employees is booked, unless their department has one. */
    cost_center_id: reference('cost-centers'),
    ...contractDefaults,
    active: boolean(),
    employees_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
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
        '-head_id',
        '-address',
        '-cost_center_id',
      ],
      search: ['name', 'code'],
      filters: ['country', 'timezone', 'currency', 'holiday_calendar_id', 'cost_center_id', 'active'],
      sort: ['name', 'code', 'country', 'employees_count', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 11, detail: ['country'] },
    },
    form: {
      rows: [
        ['name', 'code'],
        ['country', 'region'],
        ['timezone', 'currency'],
        ['holiday_calendar_id', 'week_start'],
        ['head_id', 'cost_center_id'],
        ['address'],
        ['employer_name'],
        ['employer_registration_no', 'employer_tax_no'],
        ['representative_name', 'representative_title'],
        ['weekly_hours', 'working_days'],
        ['leave_days', 'payments_per_year'],
        ['probation_months'],
        ['notice_period', 'notice_unit'],
        ['active'],
      ],
      clone: { rename: 'name', without: ['head_id'] },
    },
    record: {
      media: { files: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024 } },
    },
    access: {
      grants: { everyone: { view: 'all' }, hr_manager: 'all' },
    },
  },
);
