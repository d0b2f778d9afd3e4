import { call, type DataOf } from '../call.ts';
import { boolean, choice, currency, date, integer, moment, required } from '../fields.ts';

const tag = 'exchange-rates';

const source = {
  /** Currency in which reports add up, unless another is chosen. */
  reporting_currency: currency(required),
  /** An address of the daily file is set. */
  is_set: boolean(required),
  /** Day of the newest rates from the file. */
  day: date(),
  fetched_at: moment(),
  /** When and why the last attempt failed; empty after a successful one. */
  failed_at: moment(),
  failure: choice({ options: ['unreachable', 'refused', 'unreadable'] }),
} as const;

export const readRateSource = call({
  method: 'GET',
  path: '/exchange-rates/source',
  access: 'exchange-rates.view',
  tag,
  summary: 'Get the reporting currency and the result of the last fetch of daily rates',
  answer: source,
});
export type RateSource = DataOf<typeof readRateSource>;

export const fetchRates = call({
  method: 'POST',
  path: '/exchange-rates/fetch',
  access: 'exchange-rates.create',
  tag,
  summary: 'Fetch the daily rates now, keeping rates that were entered or imported',
  answer: { ...source, added: integer(required) },
  touches: [tag, 'reports', 'dashboard'],
});
