import { describe, expect, test } from 'vitest';
import { liveWork, workedAt } from './day/live-work.ts';
import type { DayPlan, ShiftHours } from './facts.ts';
import { at, berlin, flexible, night, office, planOn, punch, settledDay, split, theDay } from './fixtures.ts';
import { frameOf } from './plan/day-frame.ts';
import { defaultSettings } from './plan/default-settings.ts';
import { expectedMinutes, halvesOf, type Interval, momentWithin, pauseOf, spanOf } from './plan/shift-hours.ts';
import { workDays } from './plan/work-day.ts';

const clocks = (interval: Interval | null) =>
  interval && [interval.start, interval.end].map((moment) => (moment - at(`${theDay} 00:00`)) / 60_000);

describe('the hours of a shift', () => {
  test.each<[string, string, string, number]>([
    ['by day', '09:00', '18:00', 540],
    ['one minute before a whole day', '09:01', '09:00', 1439],
    ['a whole day', '09:00', '09:00', 1440],
    ['one minute', '09:00', '09:01', 1],
    ['until midnight', '16:00', '00:00', 480],
  ])('%s', (_, start_time, end_time, minutes) => {
    const { start, end } = spanOf({ start_time, end_time }, theDay, berlin);
    expect((end - start) / 60_000).toBe(minutes);
  });

  test.each<[string, ShiftHours, string, number]>([
    ['within a day', office, '08:00', 480],
    ['within a night', night, '23:00', 23 * 60],
    ['at the start of a night', night, '22:00', 22 * 60],
    ['a minute before the start of a night, so at its end', night, '21:59', 24 * 60 + 21 * 60 + 59],
    ['after midnight', night, '01:00', 25 * 60],
    ['at the start of a whole day', { ...office, end_time: '09:00' }, '09:00', 540],
    ['a minute before the start of a whole day', { ...office, end_time: '09:00' }, '08:59', 24 * 60 + 539],
  ])('a time %s', (_, shift, clock, minutes) => {
    expect((momentWithin(shift, theDay, berlin, clock) - at(`${theDay} 00:00`)) / 60_000).toBe(minutes);
  });

  test.each<[string, Partial<ShiftHours>, number[] | null]>([
    ['between two spans', {}, [780, 960]],
    ['missing', { pause_start: null, pause_end: null }, null],
    ['without an end', { pause_end: null }, null],
    ['without a start', { pause_start: null }, null],
    ['that begins with the shift', { pause_start: '09:00' }, null],
    ['a minute later', { pause_start: '09:01' }, [541, 960]],
    ['that ends with the shift', { pause_end: '20:00' }, null],
    ['a minute earlier', { pause_end: '19:59' }, [780, 1199]],
    ['of one minute', { pause_end: '13:01' }, [780, 781]],
    ['of no minute', { pause_end: '13:00' }, null],
    ['that ends before it begins', { pause_end: '12:00' }, null],
  ])('a pause %s', (_, given, expected) => expect(clocks(pauseOf({ ...split, ...given }, theDay, berlin))).toEqual(expected));

  test.each<[string, ShiftHours, number]>([
    ['without the break', office, 480],
    ['with a paid break', { ...office, paid_break: true }, 540],
    ['without the pause', split, 480],
    ['as a flexible day requires', { ...flexible, required_minutes: 450 }, 450],
    ['of a flexible day that requires no number', { ...flexible, required_minutes: null }, 660],
    ['not as a flexible day requires, on a fixed one', { ...office, required_minutes: 450 }, 480],
    ['none where the break is longer', { ...office, break_minutes: 541 }, 0],
    ['one where the break is a minute shorter', { ...office, break_minutes: 539 }, 1],
  ])('the expected minutes %s', (_, shift, minutes) => expect(expectedMinutes(shift, theDay, berlin)).toBe(minutes));

  test.each<[string, Partial<ShiftHours>, number[][]]>([
    [
      'at its own time',
      { half_split_time: '12:00' },
      [
        [540, 720],
        [720, 1080],
      ],
    ],
    [
      'in the middle',
      { half_split_time: null },
      [
        [540, 810],
        [810, 1080],
      ],
    ],
    [
      'in the middle if its time is the start',
      { half_split_time: '09:00' },
      [
        [540, 810],
        [810, 1080],
      ],
    ],
    [
      'a minute after the start',
      { half_split_time: '09:01' },
      [
        [540, 541],
        [541, 1080],
      ],
    ],
    [
      'in the middle if its time is the end',
      { half_split_time: '18:00' },
      [
        [540, 810],
        [810, 1080],
      ],
    ],
    [
      'a minute before the end',
      { half_split_time: '17:59' },
      [
        [540, 1079],
        [1079, 1080],
      ],
    ],
  ])('halves are split %s', (_, given, expected) => {
    const { am, pm } = halvesOf({ ...office, ...given }, theDay, berlin);
    expect([clocks(am), clocks(pm)]).toEqual(expected);
  });

  test('halves of a split shift are its spans', () => {
    const { am, pm } = halvesOf(split, theDay, berlin);
    expect([clocks(am), clocks(pm)]).toEqual([
      [540, 780],
      [960, 1200],
    ]);
  });
});

describe('the day of a punch', () => {
  const dayOf = (text: string, plans: DayPlan[]) => workDays(plans.map(frameOf))(punch(text));
  const windows = { ...defaultSettings, window_before_minutes: 120, window_after_minutes: 240, max_open_hours: 16 };
  const [early, late] = [
    planOn(theDay, { ...office, start_time: '06:00', end_time: '14:00' }, { settings: windows }),
    planOn('2026-11-13', { ...office, start_time: '06:00', end_time: '14:00' }, { settings: windows }),
  ];
  test.each<[string, string, string]>([
    ['when the window opens', '2026-11-12 04:00', theDay],
    ['a second before, which belongs to the calendar day before', '2026-11-12 03:59:59', '2026-11-11'],
    ['when the window closes', '2026-11-12 18:00 in', theDay],
    ['after it, while the shift may still be open', '2026-11-12 22:00 out', theDay],
    ['a second later', '2026-11-12 22:00:01 out', theDay],
    ['when the next window opens', '2026-11-13 04:00', '2026-11-13'],
  ])('%s', (_, text, expected) => expect(dayOf(text, [early, late])).toBe(expected));

  // A night until 06:00 and a shift from 08:00 on: their windows overlap, and 07:00 is the middle.
  const both = [
    planOn(theDay, night, { settings: windows }),
    planOn('2026-11-13', { ...office, start_time: '08:00' }, { settings: windows }),
  ];
  test.each<[string, string]>([
    ['2026-11-13 06:59:59', theDay],
    ['2026-11-13 07:00', '2026-11-13'],
    ['2026-11-13 06:30 in', '2026-11-13'],
    ['2026-11-13 07:30 out', theDay],
    ['2026-11-13 07:30 ot_out', theDay],
    ['2026-11-13 07:30 break_out', '2026-11-13'],
  ])('of two shifts: %s', (text, expected) => {
    expect(dayOf(text, both)).toBe(expected);
    expect(dayOf(text, both.toReversed())).toBe(expected);
  });

  test.each<[string, string, string]>([
    ['from the boundary on', '2026-11-12 04:00', theDay],
    ['a second before the boundary', '2026-11-12 03:59:59', '2026-11-11'],
    ['long before', '2026-11-01 12:00', '2026-11-11'],
  ])('without a shift: %s', (_, text, expected) => expect(dayOf(text, [planOn(theDay, null), planOn('2026-11-13', null)])).toBe(expected));
  test('without any plan is the day in UTC', () => expect(dayOf('2026-11-12 23:30', [])).toBe(theDay));
});

describe('work that is still going on', () => {
  const live = (clock: string, shift: ShiftHours | null, more: Partial<DayPlan> = {}, break_minutes = 0) =>
    liveWork(planOn(theDay, shift, more), { open_since: at(`${theDay} ${clock}`), break_minutes });
  const since = (clock: string) => new Date(at(`${theDay} ${clock}`)).toISOString();
  test.each<[string, string, ShiftHours | null, Partial<DayPlan>, string]>([
    ['the start of the shift', '08:00', office, {}, '09:00'],
    ['the entry after it', '09:01', office, {}, '09:01'],
    ['the entry where early work counts', '08:00', office, { settings: { ...defaultSettings, count_before_shift: true } }, '08:00'],
    ['the entry on a flexible day', '06:00', flexible, {}, '06:00'],
    ['the entry on a holiday', '08:00', office, { holiday: { name: 'New Year', portion: 'full' } }, '08:00'],
    ['the entry on a day off', '08:00', null, {}, '08:00'],
    ['the start of the second span', '15:00', split, {}, '16:00'],
  ])('counts from %s', (_, clock, shift, more, expected) => expect(live(clock, shift, more).counts_from).toBe(since(expected)));

  test.each<[string, ShiftHours | null, number, (number | null)[]]>([
    ['a whole break', office, 0, [360, 60]],
    ['the rest of a break', office, 59, [360, 1]],
    ['no break after a longer one', office, 61, [360, 0]],
    ['no paid break', { ...office, paid_break: true }, 0, [null, 0]],
    ['no break without a shift', null, 0, [null, 0]],
  ])('loses %s', (_, shift, taken, expected) => {
    const { break_after, break_left } = live('09:00', shift, {}, taken);
    expect([break_after, break_left]).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['before it counts', '08:59', 100],
    ['as it begins to count', '09:00', 100],
    ['a minute later', '09:01', 101],
    ['as the break is due', '13:20', 360],
    ['a minute later, with one of the break', '13:21', 360],
    ['after the break', '14:21', 361],
  ])('adds up %s', (_, clock, expected) => expect(workedAt(100, live('08:00', office), at(`${theDay} ${clock}`))).toBe(expected));

  test('does not count the pause', () => expect(workedAt(0, live('09:00', split), at(`${theDay} 17:00`))).toBe(300));
  test('is what is settled without an open entry', () => expect(workedAt(77, null, at(`${theDay} 17:00`))).toBe(77));
});

describe('worked time', () => {
  const day = (texts: string[], shift: ShiftHours | null = office, settings = {}) => {
    const { worked_minutes, break_minutes } = settledDay(texts, { shift, settings });
    return [worked_minutes, break_minutes];
  };
  test.each<[string, string[], ShiftHours | null, object, number[]]>([
    ['as much as needs no break', ['09:00', '15:00'], office, {}, [360, 0]],
    ['a minute more', ['09:00', '15:01'], office, {}, [360, 1]],
    ['the gap of a day off', ['09:00', '12:00', '13:00', '18:00'], null, {}, [480, 60]],
    ['only before the shift', ['07:30', '08:30'], office, {}, [0, 0]],
    ['until the start of the shift', ['07:30', '09:00'], office, {}, [0, 0]],
    ['until a minute after it', ['07:30', '09:01'], office, {}, [1, 0]],
    ['a gap that begins before the shift', ['08:00', '08:50', '09:10', '18:00'], office, { auto_break_after_minutes: null }, [530, 10]],
    [
      'a paid break of an hour',
      ['09:00 in', '12:00 break_out', '13:00 break_in', '18:00 out'],
      { ...office, paid_break: true },
      {},
      [540, 60],
    ],
    [
      'a minute more of a paid break',
      ['09:00 in', '12:00 break_out', '13:01 break_in', '18:00 out'],
      { ...office, paid_break: true },
      {},
      [539, 61],
    ],
  ])('%s', (_, texts, shift, settings, expected) => expect(day(texts, shift, settings)).toEqual(expected));
});
