import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day, daysThrough } from '../calendar.ts';
import { type Booked, bookedMinutes, idleDays, middleOf, movedBy, resizedBy, splitAt, totalMinutes } from './booking.ts';

/** 2026-11-09 is a Monday. */
const week = { from_date: '2026-11-09', to_date: '2026-11-15' };
const work = [1, 2, 3, 4, 5];
const half: Booked = { ...week, minutes_per_day: 240, share_bp: null, weekdays: work };
const share: Booked = { ...half, minutes_per_day: null, share_bp: 5000 };
const officeHours = (day: Day): number => (weekdayOf(day) > 5 ? 0 : 480);

describe('the minutes of a booking on a day', () => {
  test.each<[string, Booked, Day, number, number]>([
    ['hours', half, '2026-11-09', 480, 240],
    ['hours of a shorter day', half, '2026-11-09', 120, 240],
    ['a share', share, '2026-11-09', 480, 240],
    ['a share of a shorter day', share, '2026-11-09', 300, 150],
    ['a share of an odd minute', share, '2026-11-09', 431, 216],
    ['a day off', half, '2026-11-10', 0, 0],
    ['a share of a day off', share, '2026-11-10', 0, 0],
    ['another weekday', { ...half, weekdays: [1] }, '2026-11-10', 480, 0],
    ['a Saturday that is worked on', { ...half, weekdays: [6] }, '2026-11-14', 480, 240],
    ['the day before', half, '2026-11-08', 480, 0],
    ['the day after', half, '2026-11-16', 480, 0],
  ])('%s', (_, booking, day, planned, minutes) => expect(bookedMinutes(booking, day, planned)).toBe(minutes));

  test('a week of them', () => expect(totalMinutes(half, officeHours)).toBe(1200));
  test('lists the booked days without planned work', () => {
    expect(idleDays({ ...half, weekdays: [5, 6] }, officeHours)).toEqual(['2026-11-14']);
    expect(idleDays(half, officeHours)).toEqual([]);
  });
});

test.each<[string, unknown, unknown]>([
  ['moved on', movedBy(week, 7), { from_date: '2026-11-16', to_date: '2026-11-22' }],
  [
    'moved back over a year',
    movedBy({ from_date: '2027-01-01', to_date: '2027-01-02' }, -2),
    { from_date: '2026-12-30', to_date: '2026-12-31' },
  ],
  ['begins earlier', resizedBy(week, 'start', -2), { from_date: '2026-11-07', to_date: '2026-11-15' }],
  ['begins too late', resizedBy(week, 'start', 9), { from_date: '2026-11-15', to_date: '2026-11-15' }],
  ['ends later', resizedBy(week, 'end', 5), { from_date: '2026-11-09', to_date: '2026-11-20' }],
  ['ends too early', resizedBy(week, 'end', -9), { from_date: '2026-11-09', to_date: '2026-11-09' }],
  ['split before it begins', splitAt(week, '2026-11-09'), undefined],
  ['split after it ends', splitAt(week, '2026-11-16'), undefined],
  ['the middle of a day', middleOf({ from_date: '2026-11-09', to_date: '2026-11-09' }), undefined],
  ['the middle of a week', middleOf(week), '2026-11-13'],
  ['the middle of two weeks', middleOf({ from_date: '2026-11-09', to_date: '2026-11-20' }), '2026-11-16'],
])('%s', (_, found, wanted) => expect(found ?? null).toEqual(wanted ?? null));

const anyBooking = fc
  .record({
    after: fc.integer({ min: 0, max: 800 }),
    length: fc.integer({ min: 0, max: 200 }),
    minutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    share: fc.integer({ min: 1, max: 10_000 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  })
  .map(({ after, length, minutes, share, weekdays }): Booked => {
    const from_date = addDays('2026-01-01', after);
    return {
      from_date,
      to_date: addDays(from_date, length),
      minutes_per_day: minutes,
      share_bp: minutes === null ? share : null,
      weekdays,
    };
  });

test('splitting a booking never changes its minutes, on any day and with any plan', () => {
  fc.assert(
    fc.property(anyBooking, fc.nat({ max: 220 }), fc.infiniteStream(fc.integer({ min: 0, max: 720 })), (booking, at, hours) => {
      const planned = new Map(daysThrough(booking.from_date, booking.to_date).map((day) => [day, Number(hours.next().value)]));
      const plannedOn = (day: Day) => planned.get(day) ?? 0;
      const parts = splitAt(booking, addDays(booking.from_date, at));
      if (!parts) return;
      const sum = parts.reduce((minutes, part) => minutes + totalMinutes({ ...booking, ...part }, plannedOn), 0);
      expect(sum).toBe(totalMinutes(booking, plannedOn));
    }),
  );
});

test('a booking of several days can be split at its middle', () => {
  fc.assert(
    fc.property(anyBooking, (booking) => {
      const middle = middleOf(booking);
      expect(middle === undefined).toBe(booking.from_date === booking.to_date);
      if (middle) expect(splitAt(booking, middle)).toBeDefined();
    }),
  );
});

test('moving a booking and moving it back restores its days', () => {
  fc.assert(
    fc.property(anyBooking, fc.integer({ min: -400, max: 400 }), ({ from_date, to_date }, days) => {
      expect(movedBy(movedBy({ from_date, to_date }, days), -days)).toEqual({ from_date, to_date });
    }),
  );
});
