import { choice, currency, date, decimal } from '../fields.ts';
import { resource } from '../resource.ts';

/** The value of one unit of a currency in another, from its day until a newer rate. */
export const exchangeRates = resource(
  'exchange-rates',
  {
    day: date({ required: true }),
    from_currency: currency({ required: true }),
    to_currency: currency({ required: true }),
    rate: decimal({ required: true, min: 0.000001, max: 1_000_000_000 }),
    source: choice({
      options: ['typed', 'imported', 'ecb'],
      readonly: true,
      tones: { typed: 'neutral', imported: 'blue', ecb: 'green' },
    }),
  },
  {
    label: 'day',
    check: ({ from_currency, to_currency }): Record<string, string> =>
      from_currency && from_currency === to_currency ? { to_currency: 'same_currency' } : {},
    list: {
      table: ['day', 'from_currency', 'to_currency', 'rate', 'source', '-created_at'],
      search: ['from_currency', 'to_currency'],
      filters: ['day', 'from_currency', 'to_currency', 'source'],
      sort: ['day', 'from_currency', 'to_currency', 'rate', 'created_at'],
      order: { by: 'day', dir: 'desc' },
      month: 'day',
      total: 'kept',
    },
    form: {
      rows: [['day'], ['from_currency', 'to_currency'], ['rate']],
      example: { day: '2027-01-04', from_currency: 'EUR', to_currency: 'USD', rate: 1.0835 },
    },
    access: {
      extraRights: ['import'],
      grants: {
        payroll_officer: 'all',
        project_manager: { view: 'all', create: 'all', update: 'all', import: 'all' },
      },
    },
    life: {
      touches: ['reports', 'dashboard'],
    },
  },
);
