import { describe, expect, test } from 'vitest';
import { type Booked, bookedMinutes, idleDays, middleOf, resizedBy, splitAt, totalMinutes } from './booking.ts';

/** From Wednesday to Friday. */
const booking: Booked = { from_date: '2026-11-11', to_date: '2026-11-13', minutes_per_day: 240, share_bp: null, weekdays: [1, 2, 3, 4, 5] };

describe('the minutes of a booking', () => {
  test.each<[string, Partial<Booked>, string, number, number]>([
    ['a day before it', {}, '2026-11-10', 480, 0],
    ['on its first day', {}, '2026-11-11', 480, 240],
    ['on its last day', {}, '2026-11-13', 480, 240],
    ['a day after it', {}, '2026-11-14', 480, 0],
    ['on another weekday', { weekdays: [3] }, '2026-11-12', 480, 0],
    ['on a day off', {}, '2026-11-11', 0, 0],
    ['on a day of one minute', {}, '2026-11-11', 1, 240],
    ['by a share', { minutes_per_day: null, share_bp: 5000 }, '2026-11-11', 480, 240],
    ['by a share, half a minute rounded up', { minutes_per_day: null, share_bp: 5000 }, '2026-11-11', 481, 241],
    ['by a share of nothing', { minutes_per_day: null, share_bp: 0 }, '2026-11-11', 480, 0],
  ])('%s', (_, given, day, planned, expected) => expect(bookedMinutes({ ...booking, ...given }, day, planned)).toBe(expected));

  test('add up, without days off', () => {
    const planned = (day: string) => (day === '2026-11-12' ? 0 : 480);
    expect([totalMinutes(booking, planned), idleDays(booking, planned)]).toEqual([480, ['2026-11-12']]);
    expect(idleDays(booking, () => 1)).toEqual([]);
  });
});

describe('a booking is divided', () => {
  test.each<[string, boolean]>([
    ['2026-11-11', false],
    ['2026-11-12', true],
    ['2026-11-13', true],
    ['2026-11-14', false],
  ])('at %s: %s', (day, expected) => expect(splitAt(booking, day) !== undefined).toBe(expected));

  test.each<[string, string, string | undefined]>([
    ['2026-11-11', '2026-11-11', undefined],
    ['2026-11-11', '2026-11-12', '2026-11-12'],
    ['2026-11-09', '2026-11-22', '2026-11-16'],
    ['2026-11-11', '2026-11-17', '2026-11-16'],
    ['2026-11-09', '2026-11-13', '2026-11-12'],
  ])('in the middle of %s to %s', (from_date, to_date, expected) => expect(middleOf({ from_date, to_date })).toBe(expected));

  test.each<['start' | 'end', number, string, string]>([
    ['start', 2, '2026-11-13', '2026-11-13'],
    ['start', 3, '2026-11-13', '2026-11-13'],
    ['start', -1, '2026-11-10', '2026-11-13'],
    ['end', -2, '2026-11-11', '2026-11-11'],
    ['end', -3, '2026-11-11', '2026-11-11'],
    ['end', 1, '2026-11-11', '2026-11-14'],
  ])('keeps a day when its %s moves by %s', (edge, days, from_date, to_date) => {
    expect(resizedBy(booking, edge, days)).toEqual({ from_date, to_date });
  });
});
