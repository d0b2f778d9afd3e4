import { type AnswerOf, call, whole } from '../call.ts';
import { choice, currency, decimal, group, integer, list, named, required, text } from '../fields.ts';

const tag = 'payrolls';

const month = text({ required: true, pattern: 'month' });
const payCost = {
  /** Missing where no cost center applies. */
  cost_center: group({ ...named, code: text(required) }),
  currency: currency(required),
  /** Paid in the month. */
  people: integer(required),
  earnings: decimal(required),
  employer: decimal(required),
  total: decimal(required),
  /** The total of the calendar year up to the month. */
  so_far: decimal(required),
};

export const payCosts = call({
  method: 'GET',
  path: '/pay-costs',
  access: 'payrolls.export',
  tag,
  summary: 'Get the cost of approved pay in a month by cost center and currency, with the year to date',
  /** Where none is given, the latest month that has approved pay. */
  query: { month: text({ pattern: 'month' }) },
  answer: whole({ data: list(payCost, required), meta: group({ month, latest_month: month }, required) }),
});
export type PayCost = NonNullable<AnswerOf<typeof payCosts>['data']>[number];

export const payCostsFile = call({
  method: 'POST',
  path: '/pay-costs/file',
  access: 'payrolls.export',
  tag,
  summary: 'Export the pay costs of a month by cost center to a file with a short-lived link',
  repeats: true,
  body: {
    month,
    format: choice({ options: ['xlsx', 'csv'], initial: 'xlsx', required: true }),
  },
  answer: whole({ link: text(required), message: text(required) }),
  touches: [],
});
