import { expect, test } from 'vitest';
import { checkTravel, type Trip, type TripFacts } from './check-travel.ts';

const trip: Trip = { type: 'domestic', start_date: '2026-05-04', end_date: '2026-05-06', legs: [], estimate: [], advance: null };
const facts: TripFacts = {
  today: '2026-04-01',
  employed: [{ hired_on: '2024-01-01', left_on: null }],
  may_backdate: false,
  zone: 'Europe/Madrid',
  currency: 'EUR',
  leaves: [],
  travels: [],
  passport_until: null,
};
const leg = { depart_date: '2026-05-04', depart_time: '10:00', arrive_date: '2026-05-04', arrive_time: '09:00' };

test.each<[string, Partial<Trip>, Partial<TripFacts>, string[]]>([
  ['nothing', {}, {}, []],
  ['not there yet', {}, { employed: [{ hired_on: '2026-05-05', left_on: null }] }, ['start_date outside_employment']],
  ['gone by then', {}, { employed: [{ hired_on: '2024-01-01', left_on: '2026-05-05' }] }, ['end_date outside_employment']],
  ['31 days ago', { start_date: '2026-03-01', end_date: '2026-03-02' }, {}, []],
  ['longer ago', { start_date: '2026-02-28', end_date: '2026-03-02' }, {}, ['start_date leave_past']],
  ['longer ago, entered by HR', { start_date: '2026-02-28', end_date: '2026-03-02' }, { may_backdate: true }, []],
  ['in three years', { start_date: '2029-01-01', end_date: '2029-01-02' }, {}, ['end_date leave_future']],
  ['for more than a year', { end_date: '2027-12-01' }, {}, ['end_date leave_endless']],
  ['on leave then', {}, { leaves: [{ from_date: '2026-05-06', to_date: '2026-05-08' }] }, ['start_date travel_meets_leave']],
  ['elsewhere then', {}, { travels: [{ title: 'Porto', from_date: '2026-05-06', to_date: '2026-05-08' }] }, ['start_date travel_overlaps']],
  ['a leg that ends before it begins', { legs: [leg] }, {}, ['legs leg_arrives_first']],
  ['a line without a rate', { estimate: [{ amount: 10, currency: 'USD' }] }, {}, ['estimate cost_needs_rate']],
  ['a larger advance than the estimate', { estimate: [{ amount: 10, currency: 'EUR' }], advance: 10.01 }, {}, ['advance advance_too_big']],
  ['all of it in advance', { estimate: [{ amount: 10, currency: 'EUR' }], advance: 10 }, {}, []],
  ['a tenth of a cent', { estimate: [{ amount: 10, currency: 'EUR' }], advance: 1.005 }, {}, ['advance too_many_digits']],
  ['abroad without a passport', { type: 'international' }, {}, ['(type travel_no_passport)']],
  [
    'abroad, with a passport that ends too soon',
    { type: 'international' },
    { passport_until: '2026-11-05' },
    ['(type travel_passport_ends)'],
  ],
  ['abroad, with a passport for six months more', { type: 'international' }, { passport_until: '2026-11-06' }, []],
  [
    'several things at once',
    { type: 'international', legs: [leg], estimate: [{ amount: 10, currency: 'USD' }] },
    { leaves: [{ from_date: '2026-05-04', to_date: '2026-05-04' }] },
    ['start_date travel_meets_leave', 'legs leg_arrives_first', 'estimate cost_needs_rate', '(type travel_no_passport)'],
  ],
])('%s', (_, changes, known, expected) => {
  const found = checkTravel({ ...trip, ...changes }, { ...facts, ...known });
  expect(found.map(({ field, code, blocks }) => (blocks ? `${field} ${code}` : `(${field} ${code})`))).toEqual(expected);
});
