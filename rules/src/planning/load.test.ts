import { describe, expect, test } from 'vitest';
import type { Absence, DayPlan, Holiday } from '../attendance/facts.ts';
import { berlin, office } from '../attendance/fixtures.ts';
import { defaultSettings } from '../attendance/plan/default-settings.ts';
import { capacityOn } from './capacity.ts';
import { type Commitment, type Level, levelOf, loadIn, loadOf, type Room } from './load.ts';

const monday = '2026-11-09';
const plan = (holiday: Holiday | null = null, shift: DayPlan['shift'] = office): DayPlan => ({
  date: monday,
  employed: true,
  tracked: true,
  zone: berlin,
  shift,
  origin: 'company',
  holiday,
  settings: defaultSettings,
});
const absence = (kind: Absence['kind'], portion: Absence['portion'] = 'full'): Absence => ({ kind, name: '', date: monday, portion });

describe('the capacity of a day', () => {
  test.each<[string, DayPlan, Absence[], number, number]>([
    ['a day at work', plan(), [], 480, 0],
    ['a day off', plan(null, null), [], 0, 0],
    ['a holiday', plan({ name: 'Labour Day', portion: 'full' }), [], 0, 0],
    ['half a holiday', plan({ name: 'Christmas Eve', portion: 'pm' }), [], 240, 0],
    ['a day of leave', plan(), [absence('leave')], 480, 480],
    ['a morning of leave', plan(), [absence('leave', 'am')], 480, 240],
    ['leave on a holiday', plan({ name: 'Labour Day', portion: 'full' }), [absence('leave')], 0, 0],
    ['leave around half a holiday', plan({ name: 'Christmas Eve', portion: 'pm' }), [absence('leave')], 240, 240],
    ['a trip', plan(), [absence('travel')], 480, 480],
    ['work from home', plan(), [absence('remote')], 480, 0],
    ['two hours of leave', plan(), [absence('leave', { from: '09:00', to: '11:00' })], 480, 120],
  ])('%s', (_, of, absences, planned, away) => expect(capacityOn(of, absences)).toMatchObject({ planned, away }));

  test.each<[string, DayPlan, Absence[], number, number]>([
    ['a day of half a full-timer', { ...plan(), share_bp: 5_000 }, [], 240, 0],
    ['a morning of leave of theirs', { ...plan(), share_bp: 5_000 }, [absence('leave', 'am')], 240, 120],
    ['half a holiday of theirs', { ...plan({ name: 'Christmas Eve', portion: 'pm' }), share_bp: 5_000 }, [], 120, 0],
    ['a day before the day of hire', { ...plan(), employed: false }, [], 0, 0],
  ])('%s', (_, of, absences, planned, away) => expect(capacityOn(of, absences)).toMatchObject({ planned, away }));
});

const booking = (minutes: number, status: Commitment['status'] = 'confirmed'): Commitment => ({
  from_date: monday,
  to_date: '2026-11-13',
  minutes_per_day: minutes,
  share_bp: null,
  weekdays: [1, 2, 3, 4, 5],
  status,
});
const room = (more: Partial<Room> = {}): Room => ({ date: monday, planned: 480, away: 0, pending: 0, ...more });

describe('the load of a day', () => {
  test.each<[string, Room, Commitment[], Partial<ReturnType<typeof loadOf>>, Level]>([
    ['nothing', room(), [], { capacity: 480, booked: 0, free: 480, over: 0 }, 'bench'],
    ['half of it', room(), [booking(240)], { booked: 240, tentative: 0, free: 240 }, 'part'],
    [
      'all of it, half of that tentative',
      room(),
      [booking(240), booking(240, 'tentative')],
      { booked: 480, tentative: 240, free: 0, over: 0 },
      'full',
    ],
    ['nearly all of it', room(), [booking(460)], { free: 20 }, 'full'],
    ['too much', room(), [booking(480), booking(60)], { free: 0, over: 60 }, 'over'],
    ['a booking over leave', room({ away: 480 }), [booking(480)], { capacity: 0, over: 480 }, 'over'],
    ['leave alone', room({ away: 480 }), [], { capacity: 0, over: 0 }, 'off'],
    ['a booking over a day off', room({ planned: 0 }), [booking(480)], { booked: 0, over: 0 }, 'off'],
    ['pending leave', room({ pending: 480 }), [booking(480)], { capacity: 480, pending: 480, over: 0 }, 'full'],
    ['pending leave next to approved leave', room({ away: 240, pending: 480 }), [], { capacity: 240, pending: 240 }, 'bench'],
  ])('%s', (_, of, bookings, wanted, level) => {
    const load = loadOf(of, bookings);
    expect(load).toMatchObject(wanted);
    expect(levelOf(load)).toBe(level);
  });

  test('a free day does not make up for a full one', () => {
    const week = ['09', '10', '11', '12', '13'].map((day) => room({ date: `2026-11-${day}` }));
    const load = loadIn(week, [{ ...booking(600), to_date: monday }]);
    expect(load).toMatchObject({ capacity: 2400, booked: 600, free: 1920, over: 120 });
    expect(levelOf(load)).toBe('over');
  });
});
