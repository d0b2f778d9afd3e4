import { expect, test } from 'vitest';
import { faultsOfLegs, type Leg } from './legs.ts';

const trip = { start_date: '2026-03-28', end_date: '2026-04-02' };
const leg = (depart: string, arrive: string, more: Partial<Leg> = {}): Leg => ({
  depart_date: depart.slice(0, 10),
  depart_time: depart.slice(11),
  arrive_date: arrive.slice(0, 10),
  arrive_time: arrive.slice(11),
  ...more,
});
const toTokyo = { timezone_from: 'Europe/Madrid', timezone_to: 'Asia/Tokyo' };
const fromTokyo = { timezone_from: 'Asia/Tokyo', timezone_to: 'Europe/Madrid' };

test.each<[string, Leg[], [number, string][]]>([
  ['no legs', [], []],
  ['there and back', [leg('2026-03-28 10:00', '2026-03-28 12:00'), leg('2026-03-30 18:00', '2026-03-30 20:00')], []],
  ['arriving at the moment of departing', [leg('2026-03-28 10:00', '2026-03-28 10:00')], [[1, 'leg_arrives_first']]],
  [
    'westward, an hour earlier on the clock',
    [leg('2026-04-01 12:00', '2026-04-01 11:30', { timezone_from: 'Europe/Madrid', timezone_to: 'Europe/Lisbon' })],
    [],
  ],
  ['eastward, on the next day', [leg('2026-03-28 13:00', '2026-03-29 09:00', toTokyo)], []],
  ['too quick for the zones', [leg('2026-03-28 13:00', '2026-03-28 20:00', toTokyo)], [[1, 'leg_arrives_first']]],
  [
    'back before there',
    [leg('2026-03-28 13:00', '2026-03-29 09:00', toTokyo), leg('2026-03-29 08:00', '2026-03-29 18:00', fromTokyo)],
    [[2, 'leg_too_early']],
  ],
  ['a change of trains', [leg('2026-03-28 10:00', '2026-03-28 12:00'), leg('2026-03-28 12:00', '2026-03-28 13:00')], []],
  [
    'before the trip, and after it',
    [leg('2026-03-27 23:00', '2026-03-28 01:00'), leg('2026-04-02 23:00', '2026-04-03 01:00')],
    [
      [1, 'leg_outside_trip'],
      [2, 'leg_outside_trip'],
    ],
  ],
  [
    'through the night in which clocks are set forward',
    [leg('2026-03-29 01:30', '2026-03-29 03:30', { timezone_from: 'Europe/Madrid', timezone_to: 'Europe/Madrid' })],
    [],
  ],
])('%s', (_, legs, expected) => {
  expect(faultsOfLegs(legs, trip, 'Europe/Madrid').map(({ leg, code }) => [leg, code])).toEqual(expected);
});
