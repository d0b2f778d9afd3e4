import { choice, color, currency, email, integer, longText, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Customers of the company. */
export const clients = resource(
  'clients',
  {
    name: text({ required: true, min: 2, max: 120 }),
    code: text({ max: 20, pattern: 'code' }),
    contact_name: text({ max: 120 }),
    contact_email: email({ max: 100 }),
    /** As statements show it. */
    address: longText({ max: 500 }),
    tax_number: text({ max: 40 }),
    currency: currency({ required: true }),
    payment_terms_days: integer({ min: 0, max: 365 }),
    color: color(),
    status: choice({
      options: ['active', 'archived'],
      initial: 'active',
      tones: { active: 'green', archived: 'ended' },
      readonly: true,
    }),
    notes: longText({ max: 2000 }),
    projects_count: integer({ computed: true }),
  },
  {
    label: 'name',
    list: {
      table: [
        'name',
        'code',
        'contact_name',
        'contact_email',
        'payment_terms_days',
        'projects_count',
        'status',
        '-address',
        '-tax_number',
        '-currency',
        '-color',
      ],
      search: ['name', 'code', 'contact_name', 'tax_number'],
      filters: ['status', 'currency'],
      sort: ['name', 'code', 'projects_count', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 3, detail: ['code'], misspelled: true },
      total: 'kept',
    },
    form: {
      rows: [
        ['name', 'code'],
        ['contact_name', 'contact_email'],
        ['address'],
        ['tax_number'],
        ['currency', 'payment_terms_days', 'color'],
        ['notes'],
      ],
    },
    record: {
      custom: true,
    },
    access: {
      grants: {
        project_manager: { view: 'all', create: 'all', update: 'all', export: 'all' },
        department_manager: { view: 'all' },
        payroll_officer: { view: 'all' },
      },
    },
    life: {
      touches: ['projects'],
      status: {
        field: 'status',
        moves: {
          archive: { from: ['active'], to: 'archived', right: 'update' },
          restore: { from: ['archived'], to: 'active', right: 'update' },
        },
      },
    },
  },
);
