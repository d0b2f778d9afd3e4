import { describe, expect, test } from 'vitest';
import type { Absence, DayResult, Override } from '../facts.ts';
import { at, type DaySetup, flexible, office, settledDay, split, theDay } from '../fixtures.ts';

/** One day in the office from 09:00 to 18:00 with a break of an hour, settled ten days later by default. */
const dayOf = (texts: readonly string[], setup: DaySetup = {}): DayResult =>
  settledDay(texts, { ...setup, settings: { absence_wait_hours: 12, auto_break_after_minutes: null, ...setup.settings } });
const codes = (day: DayResult): string[] => day.explanation.map(({ code }) => code);
const explained = (day: DayResult, code: string) => day.explanation.find((one) => one.code === code)?.args;

describe('a day that was too short', () => {
  const least = { absent_below_minutes: 90, half_day_below_minutes: 240 };
  const morning: DaySetup = { absences: [{ kind: 'excuse', portion: { from: '09:00', to: '10:00' } }] };
  test.each<[string, readonly string[], DaySetup, DayResult['status'], DayResult['flags']]>([
    ['a minute less than is needed to count at all', ['09:00', '10:29'], { settings: least }, 'absent', ['early', 'short_day']],
    ['exactly as much as is needed to count at all', ['09:00', '10:30'], { settings: least }, 'half_day', ['early', 'short_day']],
    ['a minute more', ['09:00', '10:31'], { settings: least }, 'half_day', ['early', 'short_day']],
    ['a minute less than is needed for a whole day', ['09:00', '12:59'], { settings: least }, 'half_day', ['early', 'short_day']],
    ['exactly as much as is needed for a whole day', ['09:00', '13:00'], { settings: least }, 'present', ['early']],
    ['a minute more than for a whole day', ['09:00', '13:01'], { settings: least }, 'present', ['early']],
    ['one minute without any limit', ['09:00', '09:01'], {}, 'present', ['early']],
    [
      'one minute with a limit for half days alone',
      ['09:00', '09:01'],
      { settings: { half_day_below_minutes: 240 } },
      'half_day',
      ['early', 'short_day'],
    ],
    [
      'one minute with a limit for absence alone',
      ['09:00', '09:01'],
      { settings: { absent_below_minutes: 90 } },
      'absent',
      ['early', 'short_day'],
    ],
    ['enough together with an excuse', ['10:00', '10:30'], { ...morning, settings: least }, 'half_day', ['early', 'short_day']],
    ['a minute less together with an excuse', ['10:00', '10:29'], { ...morning, settings: least }, 'absent', ['early', 'short_day']],
  ])('%s', (_, texts, setup, status, flags) => expect(dayOf(texts, setup)).toMatchObject({ status, flags }));

  test('is explained with the limit', () => {
    expect(explained(dayOf(['10:00', '10:29'], { ...morning, settings: least }), 'absent_below')).toEqual({ counted: 89, least: 90 });
    expect(explained(dayOf(['10:00', '10:30'], { ...morning, settings: least }), 'half_day_below')).toEqual({ counted: 90, least: 240 });
  });

  test.each<[string, string, DayResult['status']]>([
    ['is not judged before its window closes', '2026-11-12 21:59', 'present'],
    ['is judged when its window closes', '2026-11-12 22:00', 'absent'],
  ])('%s', (_, now, status) => expect(dayOf(['09:00', '10:29'], { settings: least, span: { now: at(now) } }).status).toBe(status));
});

describe('a flexible day of eight hours', () => {
  const free = { ...flexible, core_start: null, core_end: null };
  test.each<[string, readonly string[], DaySetup, DayResult['flags'], number | undefined]>([
    ['a minute short', ['08:00', '15:59'], {}, ['short_day'], 1],
    ['exactly enough', ['08:00', '16:00'], {}, [], undefined],
    ['a minute more', ['08:00', '16:01'], {}, [], undefined],
    [
      'a minute short with two hours of an excuse',
      ['08:00', '13:59'],
      { absences: [{ kind: 'excuse', portion: { from: '14:00', to: '16:00' } }] },
      ['short_day'],
      1,
    ],
    [
      'enough with two hours of an excuse',
      ['08:00', '14:00'],
      { absences: [{ kind: 'excuse', portion: { from: '14:00', to: '16:00' } }] },
      [],
      undefined,
    ],
    ['short, without an end', ['08:00 in'], {}, ['missing_out'], undefined],
    ['short, on leave', ['08:00', '09:00'], { absences: [{ kind: 'leave', portion: 'full' }] }, ['overtime'], undefined],
    ['short, by people who do not track time', ['08:00', '09:00'], { plan: { tracked: false } }, [], undefined],
    ['not over yet', ['08:00', '09:00'], { span: { now: at('2026-11-12 22:59') } }, [], undefined],
    ['just over', ['08:00', '09:00'], { span: { now: at('2026-11-12 23:00') } }, ['short_day'], 420],
    ['short, on a holiday', ['08:00', '08:10'], { plan: { holiday: { name: 'New Year', portion: 'full' } } }, ['off_day_work'], undefined],
  ])('%s', (_, texts, setup, flags, missing) => {
    const day = dayOf(texts, { shift: free, ...setup });
    expect([day.flags, explained(day, 'short_of_required')?.missing]).toEqual([flags, missing]);
  });
});

describe('an override', () => {
  const overridden = (texts: readonly string[], given: Partial<Override>, setup: DaySetup = {}) =>
    dayOf(texts, { ...setup, span: { overrides: [{ date: theDay, status: null, worked_minutes: null, reason: 'agreed', ...given }] } });
  test.each<[string, readonly string[], Partial<Override>, Partial<DayResult>]>([
    ['to 0 minutes of a day without punches is an absence', [], { worked_minutes: 0 }, { status: 'absent', worked_minutes: 0 }],
    ['to 1 minute of a day without punches is presence', [], { worked_minutes: 1 }, { status: 'present', worked_minutes: 1 }],
    ['to 0 minutes of a day without an end is an absence', ['09:00 in'], { worked_minutes: 0 }, { status: 'absent', worked_minutes: 0 }],
    ['to 1 minute of a day without an end is presence', ['09:00 in'], { worked_minutes: 1 }, { status: 'present', worked_minutes: 1 }],
    [
      'to 0 minutes of a day that was worked keeps its status',
      ['09:00', '18:00'],
      { worked_minutes: 0 },
      { status: 'present', worked_minutes: 0 },
    ],
    ['to 0 minutes and a status has that status', [], { worked_minutes: 0, status: 'half_day' }, { status: 'half_day', worked_minutes: 0 }],
    ['to 1 minute and absence is an absence', [], { worked_minutes: 1, status: 'absent' }, { status: 'absent', worked_minutes: 1 }],
    ['to a status keeps the time', ['09:00', '18:00'], { status: 'absent' }, { status: 'absent', worked_minutes: 540 }],
  ])('%s', (_, texts, given, expected) => expect(overridden(texts, given)).toMatchObject(expected));

  test('to 0 minutes of leave keeps the leave', () => {
    expect(overridden([], { worked_minutes: 0 }, { absences: [{ kind: 'leave', portion: 'full' }] }).status).toBe('leave');
  });

  test('is explained', () => {
    const day = overridden(['09:00', '18:00'], { worked_minutes: 0, status: 'absent' });
    expect(day.explanation.slice(-2)).toEqual([
      { code: 'overridden_status', args: { reason: 'agreed' } },
      { code: 'overridden_worked', args: { reason: 'agreed', from: 540, to: 0 } },
    ]);
    expect(codes(overridden(['09:00', '18:00'], { worked_minutes: 0 }))).not.toContain('overridden_status');
    expect(codes(overridden(['09:00', '18:00'], { status: 'absent' }))).not.toContain('overridden_worked');
  });
});

describe('leave, travel and remote work on the same half day', () => {
  const half = (kind: Absence['kind'], portion: Absence['portion']) => ({ kind, portion });
  test.each<[string, Omit<Absence, 'date' | 'name'>[], Partial<DayResult>]>([
    [
      'leave before travel in the morning',
      [half('travel', 'am'), half('leave', 'am')],
      { status: 'absent', leave_minutes: 240, excused_minutes: 240 },
    ],
    [
      'leave before travel in the afternoon',
      [half('travel', 'pm'), half('leave', 'pm')],
      { status: 'absent', leave_minutes: 240, excused_minutes: 240 },
    ],
    [
      'leave in the morning of a day of travel',
      [half('travel', 'full'), half('leave', 'am')],
      { status: 'half_leave', leave_minutes: 240, excused_minutes: 480 },
    ],
    [
      'leave in the afternoon of a day of travel',
      [half('travel', 'full'), half('leave', 'pm')],
      { status: 'half_leave', leave_minutes: 240, excused_minutes: 480 },
    ],
    [
      'travel before remote work',
      [half('remote', 'full'), half('travel', 'am')],
      { status: 'travel', leave_minutes: 0, excused_minutes: 480 },
    ],
    [
      'remote work and an excuse',
      [half('remote', 'am'), half('excuse', 'pm')],
      { status: 'remote', leave_minutes: 0, excused_minutes: 480 },
    ],
    ['an excuse alone', [half('excuse', 'full')], { status: 'leave', leave_minutes: 0, excused_minutes: 480 }],
  ])('%s', (_, absences, expected) => expect(dayOf([], { absences })).toMatchObject(expected));

  test.each<Absence['portion']>(['am', 'pm'])('half a day of leave on a day in progress: %s', (portion) => {
    const texts = portion === 'am' ? ['13:00'] : ['09:00'];
    expect(dayOf(texts, { absences: [half('leave', portion)], span: { now: at('2026-11-12 17:00') } }).status).toBe('half_leave');
    expect(dayOf(texts, { absences: [half('travel', portion)], span: { now: at('2026-11-12 17:00') } }).status).toBe('present');
  });

  test.each<Absence['portion']>(['am', 'pm'])('half a day of leave and half a day of work: %s', (portion) => {
    const texts = portion === 'am' ? ['13:00', '18:00'] : ['09:00', '13:00'];
    expect(dayOf(texts, { absences: [half('leave', portion)] })).toMatchObject({ status: 'half_leave', late_minutes: 0, early_minutes: 0 });
  });
});

describe('people who do not track time', () => {
  const tracked = { plan: { tracked: false } };
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['are credited with the whole day', [], {}, { status: 'present', worked_minutes: 0, excused_minutes: 480 }],
    [
      'are credited with the rest of what they stamped',
      ['09:00', '12:00'],
      {},
      { status: 'present', worked_minutes: 180, excused_minutes: 300, early_minutes: 0, flags: [] },
    ],
    ['are credited with nothing if they stamped more', ['09:00', '18:00'], {}, { worked_minutes: 540, excused_minutes: 0 }],
    [
      'keep what leave covers',
      [],
      { absences: [{ kind: 'leave', portion: 'full' }] },
      { status: 'leave', excused_minutes: 480, leave_minutes: 480 },
    ],
    ['are never incomplete', ['09:00 in'], {}, { status: 'present' }],
    [
      'are never incomplete on a holiday',
      ['09:00 in'],
      { plan: { ...tracked.plan, holiday: { name: 'New Year', portion: 'full' } } },
      { status: 'present' },
    ],
    ['are not late', ['11:00', '18:00'], {}, { late_minutes: 0 }],
    [
      'are not credited a minute before the end',
      [],
      { span: { now: at('2026-11-12 17:59') } },
      { status: 'scheduled', excused_minutes: 0 },
    ],
    ['are credited at the end', [], { span: { now: at('2026-11-12 18:00') } }, { status: 'present', excused_minutes: 480 }],
    ['have a day off', [], { shift: null }, { status: 'day_off', excused_minutes: 0 }],
    ['are not absent below a limit', ['09:00', '09:01'], { settings: { absent_below_minutes: 90 } }, { status: 'present' }],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, { ...tracked, ...setup })).toMatchObject(expected));

  test('who track time are incomplete on a holiday', () => {
    expect(dayOf(['09:00 in'], { plan: { holiday: { name: 'New Year', portion: 'full' } } }).status).toBe('incomplete');
  });
});

describe('people who are not employed', () => {
  test.each<[string, readonly string[], DaySetup]>([
    ['without a plan', [], { shift: null }],
    ['with a plan', [], {}],
    ['with punches', ['11:00', '12:00'], {}],
    ['with leave', [], { absences: [{ kind: 'leave', portion: 'full' }] }],
    ['who do not track time', [], { plan: { tracked: false } }],
  ])('%s', (_, texts, setup) => {
    const day = dayOf(texts, { ...setup, plan: { ...setup.plan, employed: false } });
    expect(day).toMatchObject({ status: 'not_employed', late_minutes: 0, early_minutes: 0 });
    expect(codes(day)[0]).toBe('not_employed');
    if (!setup.absences) expect(day.excused_minutes).toBe(0);
  });
});

describe('the times read from the punches', () => {
  test.each<[string, readonly string[], DaySetup, string[], DayResult['flags']]>([
    ['an entry is missing', ['12:00 out', '13:00 in', '18:00 out'], {}, ['missing_in'], ['missing_in']],
    ['an exit is missing', ['09:00 in'], {}, ['missing_out'], ['missing_out']],
    ['a return is missing', ['09:00 in', '12:00 break_out'], {}, ['missing_return'], ['missing_out']],
    ['a double tap', ['09:00:00', '09:00:05', '18:00'], {}, ['double_taps'], ['double_tap']],
    ['too long', ['08:00 in', '+00:01 out'], { shift: null }, ['too_long'], ['suspicious', 'off_day_work', 'overtime', 'long_day']],
    [
      'the longest that is not too long',
      ['08:00 in', '+00:00 out'],
      { shift: null, settings: { max_day_minutes: null } },
      [],
      ['off_day_work', 'overtime'],
    ],
  ])('%s', (_, texts, setup, expected, flags) => {
    const day = dayOf(texts, { settings: { max_open_hours: 16, ...setup.settings }, ...setup });
    const notes = ['missing_in', 'missing_out', 'missing_return', 'double_taps', 'too_long', 'evidence_only'];
    expect([codes(day).filter((code) => notes.includes(code)), day.flags]).toEqual([expected, flags]);
  });

  test('how long is too long is explained', () => {
    const day = dayOf(['08:00 in', '+00:01 out'], { shift: null, settings: { max_open_hours: 16 } });
    expect(explained(day, 'too_long')).toEqual({ from: '08:00', to: '00:01', most: 16 });
  });

  test('an open day is explained by its entry', () => {
    const day = dayOf(['09:00'], { span: { now: at('2026-11-12 12:00') } });
    expect([day.open_since, explained(day, 'open_since')]).toEqual([at('2026-11-12 09:00'), { at: '09:00' }]);
  });

  test('a break in progress is not a missing return', () => {
    const day = dayOf(['09:00 in', '12:00 break_out'], { span: { now: at('2026-11-12 12:30') } });
    expect([day.status, day.flags, codes(day)]).toEqual(['present', [], expect.not.arrayContaining(['missing_return'])]);
  });
});

describe('a plan is explained', () => {
  test.each<[string, DaySetup, string[]]>([
    ['with a shift', {}, ['planned_by_employee']],
    ['without a shift', { shift: null }, ['no_shift']],
    ['in two spans', { shift: split }, ['planned_by_employee', 'in_two_spans']],
    ['for people who do not track time', { plan: { tracked: false } }, ['planned_by_employee', 'not_tracked']],
    ['on a holiday', { plan: { holiday: { name: 'New Year', portion: 'full' } } }, ['planned_by_employee', 'holiday_full']],
    ['on half a holiday', { plan: { holiday: { name: 'Christmas Eve', portion: 'pm' } } }, ['planned_by_employee', 'holiday_pm']],
    ['with leave', { absences: [{ kind: 'leave', portion: 'full' }] }, ['planned_by_employee', 'leave_full']],
    [
      'with hours of travel',
      { absences: [{ kind: 'travel', portion: { from: '09:00', to: '12:00' } }] },
      ['planned_by_employee', 'travel_between'],
    ],
  ])('%s', (_, setup, expected) => {
    const day = dayOf([], { ...setup, span: { now: at('2026-11-11 12:00') } });
    expect(codes(day).slice(0, expected.length)).toEqual(expected);
    expect([day.shift_id, day.scheduled_in, day.scheduled_out].every((one) => one === null)).toBe(setup.shift === null);
  });

  test.each<[string, string, string[]]>([
    ['a minute before the start', '2026-11-12 08:59', []],
    ['at the start', '2026-11-12 09:00', ['no_punch_yet']],
    ['a minute before the window closes', '2026-11-12 21:59', ['no_punch_yet']],
    ['when the window closes', '2026-11-12 22:00', ['waiting_for_late_punches']],
    ['a minute before it is certain', '2026-11-13 09:59', ['waiting_for_late_punches']],
    ['when it is certain', '2026-11-13 10:00', ['absent']],
  ])('for a day without punches, %s', (_, now, expected) =>
    expect(codes(dayOf([], { span: { now: at(now) } })).slice(1)).toEqual(expected),
  );
});

test('a shift has its own windows and grace', () => {
  const own = { ...office, window_before_minutes: 30, window_after_minutes: 30, grace_in_minutes: 0, grace_out_minutes: 20 };
  expect(dayOf(['08:30', '18:30'], { shift: own })).toMatchObject({ first_in: at('2026-11-12 08:30'), last_out: at('2026-11-12 18:30') });
  expect(dayOf(['09:00', '17:40'], { shift: own })).toMatchObject({ late_minutes: 0, early_minutes: 0 });
  expect(dayOf(['09:01', '17:39'], { shift: own })).toMatchObject({ late_minutes: 1, early_minutes: 21 });
});
