import { describe, expect, test } from 'vitest';
import type { Absence, DayResult, Terminal } from '../facts.ts';
import { at, type DaySetup, theDay as date, flexible, night, office, settledDay } from '../fixtures.ts';

/** One day in the office, settled ten days later by default. */
const dayOf = (texts: readonly string[], setup: DaySetup = {}): DayResult =>
  settledDay(texts, { ...setup, settings: { absence_wait_hours: 12, ...setup.settings } });

const codes = (day: DayResult): string[] => day.explanation.map(({ code }) => code);
const whole = ['09:00 in', '18:00 out'] as const;
const wholeDay = { ...office, start_time: '08:00', end_time: '08:00', break_minutes: 0 };

describe('worked time', () => {
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['a plain day without break punches loses the break', whole, {}, { worked_minutes: 480, break_minutes: 60, flags: ['break_deducted'] }],
    [
      'a stamped break is not deducted twice',
      ['09:00', '12:00', '13:00', '18:00'],
      {},
      { worked_minutes: 480, break_minutes: 60, flags: [] },
    ],
    [
      'only the missing part of a break is deducted',
      ['09:00', '12:00', '12:20', '18:00'],
      {},
      { worked_minutes: 480, break_minutes: 60, flags: ['break_deducted'] },
    ],
    ['a longer break stays long', ['09:00', '12:00', '14:00', '18:00'], {}, { worked_minutes: 420, break_minutes: 120 }],
    ['a short day needs no break', ['09:00', '14:59'], {}, { worked_minutes: 359, break_minutes: 0 }],
    ['a day at the threshold needs no break', ['09:00', '15:00'], {}, { worked_minutes: 360, break_minutes: 0, flags: ['early'] }],
    ['beyond the threshold only the minutes above it are deducted', ['09:00', '15:20'], {}, { worked_minutes: 360, break_minutes: 20 }],
    ['until the break is whole', ['09:00', '16:00'], {}, { worked_minutes: 360, break_minutes: 60 }],
    ['then work goes on', ['09:00', '16:01'], {}, { worked_minutes: 361, break_minutes: 60 }],
    [
      'less is left of a break that was stamped in part',
      ['09:00', '12:00', '12:20', '15:30'],
      {},
      { worked_minutes: 360, break_minutes: 30 },
    ],
    ['never taken off', whole, { settings: { auto_break_after_minutes: null } }, { worked_minutes: 540, break_minutes: 0 }],
    [
      'a paid break counts',
      ['09:00 in', '12:00 break_out', '12:45 break_in', '18:00 out'],
      { shift: { ...office, paid_break: true } },
      { worked_minutes: 540, break_minutes: 45, expected_minutes: 540 },
    ],
    [
      'a paid break counts as far as it is paid',
      ['09:00 in', '12:00 break_out', '13:30 break_in', '18:00 out'],
      { shift: { ...office, paid_break: true } },
      { worked_minutes: 510, break_minutes: 90 },
    ],
    ['coming early is not working longer', ['08:00', '18:00'], {}, { worked_minutes: 480, overtime_minutes: 0 }],
    [
      'unless the company counts it',
      ['08:00', '18:00'],
      { settings: { count_before_shift: true } },
      { worked_minutes: 540, overtime_minutes: 60 },
    ],
    [
      'in and in leaves the first one open',
      ['09:00 in', '13:00 in', '18:00 out'],
      {},
      { worked_minutes: 300, status: 'incomplete', flags: ['missing_out'] },
    ],
    ['out without in', ['18:00 out'], {}, { worked_minutes: 0, status: 'incomplete', flags: ['missing_in'], first_in: null }],
    ['a break without return', ['09:00 in', '12:00 break_out'], {}, { worked_minutes: 180, status: 'incomplete', flags: ['missing_out'] }],
    [
      'more than sixteen hours are suspicious',
      ['08:00 in', '+00:30 out'],
      { shift: null },
      { flags: ['suspicious', 'off_day_work', 'overtime', 'long_day'], worked_minutes: 990 },
    ],
    ['a whole day that was planned is not', ['07:50 in', '+08:15 out'], { shift: wholeDay }, { flags: [], worked_minutes: 1455 }],
    [
      'though it may be too long as well',
      ['07:50 in', '+12:00 out'],
      { shift: wholeDay },
      { flags: ['suspicious', 'overtime', 'long_day'], worked_minutes: 1680 },
    ],
    ['rounded down', ['09:00', '14:07'], { settings: { rounding_step_minutes: 15, rounding_mode: 'down' } }, { worked_minutes: 300 }],
    [
      'rounded to the nearest',
      ['09:00', '14:08'],
      { settings: { rounding_step_minutes: 15, rounding_mode: 'nearest' } },
      { worked_minutes: 315 },
    ],
    [
      'rounded up',
      ['09:00', '14:01'],
      { settings: { rounding_step_minutes: 15, rounding_mode: 'up' } },
      { worked_minutes: 315, last_out: at('2026-11-12 14:01') },
    ],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, setup)).toMatchObject(expected));
});

describe('a missing check-out', () => {
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['counts nothing', ['09:00 in'], {}, { status: 'incomplete', worked_minutes: 0, flags: ['missing_out'] }],
    [
      'until the end of the shift',
      ['09:00 in'],
      { settings: { missing_out: 'until_shift_end' } },
      { status: 'present', worked_minutes: 480, overtime_minutes: 0, early_minutes: 0, last_out: at('2026-11-12 18:00') },
    ],
    [
      'not where there is no shift',
      ['09:00 in'],
      { shift: null, settings: { missing_out: 'until_shift_end' } },
      { status: 'incomplete', worked_minutes: 0 },
    ],
    ['not after the end', ['19:00 in'], { settings: { missing_out: 'until_shift_end' } }, { status: 'incomplete', worked_minutes: 0 }],
    [
      'until the last activity',
      ['09:00 in', '16:00 break_in'],
      { settings: { missing_out: 'until_last_activity' } },
      { status: 'present', worked_minutes: 360 },
    ],
    [
      'no activity, nothing assumed',
      ['09:00 in'],
      { settings: { missing_out: 'until_last_activity' } },
      { status: 'incomplete', worked_minutes: 0 },
    ],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, setup)).toMatchObject(expected));

  test('an assumed clock-out is flagged and explained', () => {
    const day = dayOf(['09:00 in'], { settings: { missing_out: 'until_shift_end' } });
    expect(day.flags).toEqual(['missing_out', 'assumed_out', 'break_deducted']);
    expect(codes(day)).toContain('assumed_shift_end');
    expect(codes(day)).not.toContain('left_on_time');
  });
});

describe('late and early', () => {
  test.each<[string, readonly string[], DaySetup, number, number]>([
    ['in time', whole, {}, 0, 0],
    ['within the grace', ['09:10:59', '18:00'], {}, 0, 0],
    ['beyond the grace, from the start', ['09:11', '18:00'], {}, 11, 0],
    ['beyond the grace, from its end', ['09:25', '18:00'], { settings: { late_from: 'grace_end' } }, 15, 0],
    ['a shift with a grace of its own', ['09:11', '18:00'], { shift: { ...office, grace_in_minutes: 15 } }, 0, 0],
    ['leaving early', ['09:00', '17:30'], {}, 0, 30],
    ['leaving early within the grace', ['09:00', '17:55'], { settings: { grace_out_minutes: 5 } }, 0, 0],
    ['an excuse for the morning', ['10:00', '18:00'], { absences: [{ kind: 'excuse', portion: { from: '09:00', to: '10:00' } }] }, 0, 0],
    [
      'an excuse that was too short',
      ['10:30', '18:00'],
      { absences: [{ kind: 'excuse', portion: { from: '09:00', to: '10:00' } }] },
      30,
      0,
    ],
    ['an excuse for the evening', ['09:00', '16:00'], { absences: [{ kind: 'excuse', portion: { from: '16:00', to: '18:00' } }] }, 0, 0],
    ['half a day of leave, in time at noon', ['13:05', '18:00'], { absences: [{ kind: 'leave', portion: 'am' }] }, 0, 0],
    ['half a day of leave, late at noon', ['13:20', '18:00'], { absences: [{ kind: 'leave', portion: 'am' }] }, 20, 0],
    ['half a day of leave after noon', ['09:00', '13:00'], { absences: [{ kind: 'leave', portion: 'pm' }] }, 0, 0],
    ['half a holiday', ['09:00', '13:00'], { plan: { holiday: { name: 'Christmas Eve', portion: 'pm' } } }, 0, 0],
    ['a flexible day in its core', ['10:00', '17:00'], { shift: flexible }, 0, 0],
    ['a flexible day after the core began', ['10:30', '19:00'], { shift: flexible }, 30, 0],
    ['a flexible day before the core ended', ['08:00', '14:30'], { shift: flexible }, 0, 30],
    ['a flexible day without a core', ['12:00', '14:30'], { shift: { ...flexible, core_start: null, core_end: null } }, 0, 0],
    ['a holiday is never late', ['11:00', '12:00'], { plan: { holiday: { name: 'New Year', portion: 'full' } } }, 0, 0],
    ['people who do not track time are never late', ['11:00', '12:00'], { plan: { tracked: false } }, 0, 0],
    ['without a clock-in there is no lateness', ['12:00 out', '13:00 in', '18:00 out'], {}, 0, 0],
    ['a night', ['22:30 in', '+05:00 out'], { shift: night }, 30, 60],
  ])('%s', (_, texts, setup, late_minutes, early_minutes) => {
    expect(dayOf(texts, setup)).toMatchObject({ late_minutes, early_minutes });
  });
});

describe('overtime', () => {
  test.each<[string, readonly string[], DaySetup, number]>([
    ['less than a block is none', ['09:00', '18:29'], {}, 0],
    ['a block', ['09:00', '18:30'], {}, 30],
    ['blocks are rounded down', ['09:00', '19:20'], {}, 60],
    ['every minute, if blocks are that small', ['09:00', '19:20'], { settings: { overtime_min_block_minutes: 1 } }, 80],
    ['up to a limit', ['09:00', '21:00'], { settings: { overtime_max_minutes: 120 } }, 120],
    ['none, if the company knows none', ['09:00', '21:00'], { settings: { overtime: 'none' } }, 0],
    ['coming early is none', ['07:00', '18:00'], {}, 0],
    ['everything on a day off', ['10:00', '12:10'], { shift: null }, 120],
    ['everything on a holiday', ['10:00', '12:10'], { plan: { holiday: { name: 'New Year', portion: 'full' } } }, 120],
    [
      'the half that is a holiday',
      ['09:00', '15:00'],
      { settings: { auto_break_after_minutes: null }, plan: { holiday: { name: 'Christmas Eve', portion: 'pm' } } },
      120,
    ],
    ['what a flexible day does not ask for', ['08:00', '18:00'], { shift: flexible }, 60],
    ['never from what was assumed', ['09:00 in'], { settings: { missing_out: 'until_shift_end' } }, 0],
  ])('%s', (_, texts, setup, minutes) => expect(dayOf(texts, setup).overtime_minutes).toBe(minutes));
});

describe('the status of a day', () => {
  const full = (kind: Absence['kind']): DaySetup => ({ absences: [{ kind, portion: 'full' }] });
  const am = (kind: Absence['kind']): DaySetup => ({ absences: [{ kind, portion: 'am' }] });
  const newYear = { holiday: { name: 'New Year', portion: 'full' } } as const;
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['present', whole, {}, { status: 'present' }],
    ['absent', [], {}, { status: 'absent', worked_minutes: 0, expected_minutes: 480, excused_minutes: 0 }],
    ['a day off', [], { shift: null }, { status: 'day_off', expected_minutes: 0 }],
    ['a holiday', [], { plan: newYear }, { status: 'holiday', holiday_minutes: 480, excused_minutes: 480 }],
    ['a holiday on a day off', [], { shift: null, plan: newYear }, { status: 'holiday', holiday_minutes: 0 }],
    ['work on a holiday', ['10:00', '12:00'], { plan: newYear }, { status: 'present', flags: ['off_day_work', 'overtime'] }],
    ['leave', [], full('leave'), { status: 'leave', leave_minutes: 480, excused_minutes: 480 }],
    [
      'leave on a holiday is not spent',
      [],
      { ...full('leave'), plan: newYear },
      { status: 'holiday', leave_minutes: 0, holiday_minutes: 480 },
    ],
    ['leave on a day off is not spent', [], { ...full('leave'), shift: null }, { status: 'day_off', leave_minutes: 0 }],
    ['leave despite punches', whole, full('leave'), { status: 'leave', worked_minutes: 480, leave_minutes: 480 }],
    ['travel', [], full('travel'), { status: 'travel', excused_minutes: 480, leave_minutes: 0 }],
    ['remote work', whole, full('remote'), { status: 'remote', worked_minutes: 480, late_minutes: 0 }],
    ['an excuse for the whole day', [], full('excuse'), { status: 'leave', excused_minutes: 480, leave_minutes: 0 }],
    [
      'leave before travel',
      [],
      { absences: [...full('travel').absences!, ...full('leave').absences!] },
      { status: 'leave', leave_minutes: 480, excused_minutes: 480 },
    ],
    ['half leave', ['13:00', '18:00'], am('leave'), { status: 'half_leave', leave_minutes: 240, excused_minutes: 240 }],
    ['half leave, otherwise absent', [], am('leave'), { status: 'absent', leave_minutes: 240 }],
    [
      'two halves of leave',
      [],
      {
        absences: [
          { kind: 'leave', portion: 'am' },
          { kind: 'leave', portion: 'pm' },
        ],
      },
      { status: 'leave', leave_minutes: 480 },
    ],
    [
      'half leave, half travel',
      [],
      {
        absences: [
          { kind: 'leave', portion: 'am' },
          { kind: 'travel', portion: 'pm' },
        ],
      },
      { status: 'half_leave', leave_minutes: 240, excused_minutes: 480 },
    ],
    [
      'half a holiday, half leave',
      [],
      { ...am('leave'), plan: { holiday: { name: 'Christmas Eve', portion: 'pm' } } },
      { status: 'leave', leave_minutes: 240, holiday_minutes: 240 },
    ],
    [
      'hours of leave',
      ['11:00', '18:00'],
      { absences: [{ kind: 'leave', portion: { from: '09:00', to: '11:00' } }] },
      { status: 'present', leave_minutes: 120, late_minutes: 0 },
    ],
    [
      'excuses are not counted twice',
      ['11:00', '18:00'],
      {
        absences: [
          { kind: 'excuse', portion: { from: '09:00', to: '11:00' } },
          { kind: 'excuse', portion: { from: '10:00', to: '12:00' } },
        ],
      },
      { excused_minutes: 180 },
    ],
    [
      'excuses within leave are not counted',
      [],
      {
        absences: [
          { kind: 'excuse', portion: { from: '09:00', to: '14:00' } },
          { kind: 'leave', portion: 'am' },
        ],
      },
      { excused_minutes: 300, leave_minutes: 240 },
    ],
    [
      'half a day',
      ['09:00', '12:00'],
      { settings: { half_day_below_minutes: 240 } },
      { status: 'half_day', flags: ['early', 'short_day'] },
    ],
    [
      'too little to count',
      ['09:00', '10:00'],
      { settings: { half_day_below_minutes: 240, absent_below_minutes: 90 } },
      { status: 'absent' },
    ],
    [
      'enough with half a day of leave',
      ['13:00', '15:00'],
      { ...am('leave'), settings: { half_day_below_minutes: 300 } },
      { status: 'half_leave' },
    ],
    ['a flexible day that was too short', ['10:00', '15:00'], { shift: flexible }, { status: 'present', flags: ['short_day'] }],
    ['no time tracking', [], { plan: { tracked: false } }, { status: 'present', excused_minutes: 480, worked_minutes: 0 }],
    ['no time tracking, with a missing punch', ['09:00 in'], { plan: { tracked: false } }, { status: 'present' }],
    ['half leave without time tracking', [], { ...am('leave'), plan: { tracked: false } }, { status: 'half_leave', excused_minutes: 480 }],
    ['not employed', [], { shift: null, plan: { employed: false } }, { status: 'not_employed' }],
    ['not employed and on holiday', [], { shift: null, plan: { employed: false, ...newYear } }, { status: 'not_employed' }],
    [
      'decided by hand',
      [],
      { span: { overrides: [{ date, status: 'present', worked_minutes: 480, reason: 'power cut' }] } },
      { status: 'present', worked_minutes: 480, flags: ['overridden'] },
    ],
    [
      'only the time decided by hand',
      whole,
      { span: { overrides: [{ date, status: null, worked_minutes: 300, reason: 'agreed' }] } },
      { status: 'present', worked_minutes: 300 },
    ],
    [
      'the time of a day without an end, decided by hand',
      ['09:00 in'],
      { span: { overrides: [{ date, status: null, worked_minutes: 300, reason: 'agreed' }] } },
      { status: 'present', worked_minutes: 300, flags: ['missing_out', 'overridden'] },
    ],
    [
      'an absence confirmed by hand',
      [],
      { span: { overrides: [{ date, status: 'absent', worked_minutes: null, reason: 'asked' }] } },
      { status: 'absent', flags: ['overridden'] },
    ],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, setup)).toMatchObject(expected));
});

describe('as the day goes by', () => {
  const closes = at('2026-11-12 22:00');
  const certain = at('2026-11-13 10:00');
  const terminal = (name: string, heard: string): Terminal => ({ name, heard_at: at(heard) });
  const now = (text: string, heard: string | null = null): DaySetup => ({
    span: { now: at(text), terminals: heard === null ? [] : [terminal('Back door', '2026-11-13 09:00'), terminal('Gate', heard)] },
  });
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['the day before', [], now('2026-11-11 12:00'), { status: 'scheduled', revisit_at: closes }],
    ['no punch yet', [], now('2026-11-12 12:00'), { status: 'scheduled', revisit_at: closes }],
    [
      'clocked in',
      ['09:00'],
      now('2026-11-12 12:00'),
      { status: 'present', open_since: at('2026-11-12 09:00'), worked_minutes: 0, flags: [], revisit_at: closes },
    ],
    ['late is late at once', ['09:30'], now('2026-11-12 12:00'), { status: 'present', late_minutes: 30, revisit_at: closes }],
    [
      'after a clock-out the employee may come back',
      ['09:00', '12:00'],
      now('2026-11-12 13:00'),
      { status: 'present', early_minutes: 0, worked_minutes: 180, revisit_at: closes },
    ],
    ['when the window closes, early is early', ['09:00', '12:00'], now('2026-11-12 22:00'), { early_minutes: 360, revisit_at: null }],
    [
      'when the window closes, in is not out',
      ['09:00'],
      now('2026-11-12 22:00'),
      { status: 'incomplete', open_since: null, revisit_at: null },
    ],
    [
      'an evening clock-in counts as in, even if it is late',
      ['09:00', '18:00', '22:30'],
      now('2026-11-12 23:00'),
      { status: 'present', open_since: at('2026-11-12 22:30'), worked_minutes: 480, revisit_at: at('2026-11-13 04:00') },
    ],
    [
      'a clock-in before the window closes stays open after it',
      ['21:59 in'],
      now('2026-11-12 22:00'),
      { status: 'present', open_since: at('2026-11-12 21:59'), revisit_at: at('2026-11-13 04:00') },
    ],
    [
      'when the next day begins, in is not out',
      ['22:30 in'],
      now('2026-11-13 04:00'),
      { status: 'incomplete', flags: expect.arrayContaining(['missing_out']), open_since: null, revisit_at: null },
    ],
    [
      'a late clock-out ends the day',
      ['22:30 in', '23:30 out'],
      now('2026-11-12 23:31'),
      { status: 'present', open_since: null, worked_minutes: 60, revisit_at: null },
    ],
    ['late punches are waited for', [], now('2026-11-12 22:00'), { status: 'pending_sync', revisit_at: certain }],
    ['then it is certain', [], now('2026-11-13 10:00'), { status: 'absent', revisit_at: null }],
    [
      'not before the devices spoke',
      [],
      now('2026-11-13 10:00', '2026-11-12 21:59'),
      { status: 'pending_sync', flags: ['device_silent'], revisit_at: certain + 600_000 },
    ],
    ['the devices spoke', [], now('2026-11-13 10:00', '2026-11-12 22:00'), { status: 'absent', revisit_at: null }],
    [
      'the devices spoke too early to end the waiting',
      [],
      now('2026-11-13 09:59', '2026-11-13 09:59'),
      { status: 'pending_sync', revisit_at: certain },
    ],
    [
      'without time tracking, before the end of the day',
      [],
      { ...now('2026-11-12 12:00'), plan: { tracked: false } },
      { status: 'scheduled', excused_minutes: 0, revisit_at: at('2026-11-12 18:00') },
    ],
    [
      'without time tracking, after the end of the day',
      [],
      { ...now('2026-11-12 18:00'), plan: { tracked: false } },
      { status: 'present', excused_minutes: 480, revisit_at: null },
    ],
    [
      'half leave to come',
      [],
      { ...now('2026-11-11 12:00'), absences: [{ kind: 'leave', portion: 'am' }] },
      { status: 'half_leave', revisit_at: closes },
    ],
    [
      'leave to come',
      [],
      { ...now('2026-11-11 12:00'), absences: [{ kind: 'leave', portion: 'full' }] },
      { status: 'leave', revisit_at: null },
    ],
    ['a day off to come', [], { ...now('2026-11-11 12:00'), shift: null }, { status: 'day_off', revisit_at: null }],
    [
      'in on a day off',
      ['10:00'],
      { ...now('2026-11-12 12:00'), shift: null },
      { status: 'present', open_since: at('2026-11-12 10:00'), revisit_at: at('2026-11-13 04:00') },
    ],
    [
      'windows of its own',
      [],
      { ...now('2026-11-12 12:00'), shift: { ...office, window_after_minutes: 60 } },
      { revisit_at: at('2026-11-12 19:00') },
    ],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, setup)).toMatchObject(expected));
});

test('a day that waits names the terminal it waits for', () => {
  const terminals = [
    { name: 'Gate', heard_at: at('2026-11-12 16:30') },
    { name: 'Back door', heard_at: at('2026-11-12 23:00') },
  ];
  const waiting = (now: string) => dayOf([], { span: { now: at(now), terminals } });
  expect(waiting('2026-11-13 09:59')).toMatchObject({ status: 'pending_sync', flags: [] });
  expect(waiting('2026-11-14 09:00').explanation.slice(1)).toEqual([
    { code: 'waiting_for_device', args: { device: 'Gate', since: '2026-11-12 16:30' } },
  ]);
});

test('a day explains its numbers', () => {
  const day = dayOf(['09:20:00', '09:20:20', '18:40'], { absences: [{ kind: 'excuse', portion: { from: '09:00', to: '09:05' } }] });
  expect(day.explanation).toEqual([
    { code: 'planned_by_employee', args: { shift: 'Office', start: '09:00', end: '18:00', expected: 480 } },
    { code: 'excuse_between', args: { name: 'Annual leave', from: '09:00', to: '09:05' } },
    { code: 'double_taps', args: { count: 1 } },
    { code: 'break_deducted', args: { minutes: 60, after: 360 } },
    { code: 'worked', args: { minutes: 500 } },
    { code: 'overtime', args: { found: 40, block: 30, minutes: 30 } },
    { code: 'late_excused', args: { minutes: 5 } },
    { code: 'late_beyond_grace', args: { first_in: '09:20', start: '09:00', grace: 10, late: 15 } },
    { code: 'left_on_time', args: { last_out: '18:40', end: '18:00', grace: 0 } },
  ]);
});
