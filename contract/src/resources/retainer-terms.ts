import { currency, integer, minutes, money, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The monthly hours and fee of a retainer, from a month on until later terms replace them. */
export const retainerTerms = resource(
  'retainer-terms',
  {
    project_id: reference('projects', required),
    manager_id: reference('employees', { readonly: true }),
    from_month: text({ required: true, pattern: 'month' }),
    included_minutes: minutes({ required: true, min: 0, max: 6_000_000 }),
    /** Of a month, whether or not its hours are used. Without a fee, hours are billed by the hour. */
    fee: money({ currency: 'currency', tier: 'money' }),
    /** The price of an hour beyond the included ones; by default the project's rates. */
    overage_rate: money({ currency: 'currency', tier: 'money' }),
    /** That of the project. */
    currency: currency({ required: true, carried: true }),
    /** The number of later months that unused hours are carried into. */
    carry_months: integer({ required: true, carried: true, min: 0, max: 12 }),
    /** At most this much is carried at a time. */
    carry_limit: minutes({ min: 1, max: 6_000_000 }),
  },
  {
    label: 'from_month',
    check: ({ fee, overage_rate, carry_months, carry_limit }): Record<string, string> => ({
      ...(isGiven(overage_rate) && !isGiven(fee) ? { overage_rate: 'overage_needs_fee' } : {}),
      ...(isGiven(carry_limit) && !(Number(carry_months) > 0) ? { carry_limit: 'limit_needs_carry_over' } : {}),
    }),
    list: {
      table: ['project_id', 'from_month', 'included_minutes', 'fee', 'overage_rate', 'carry_months', 'carry_limit', '-currency'],
      search: ['from_month'],
      filters: ['project_id'],
      sort: ['from_month', 'included_minutes', 'created_at'],
      order: { by: 'from_month', dir: 'desc' },
    },
    form: {
      rows: [
        ['project_id', 'from_month'],
        ['included_minutes', 'fee'],
        ['overage_rate', 'currency'],
        ['carry_months', 'carry_limit'],
      ],
      example: { project_id: 1, from_month: '2027-01', included_minutes: 2400, fee: 4000, carry_months: 1 },
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      partOf: { resource: 'projects', view: 'view', update: 'update_money' },
      tiers: { money: { view: 'projects.view_money', update: 'projects.update_money' } },
    },
    life: {
      touches: ['statements'],
    },
  },
);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
