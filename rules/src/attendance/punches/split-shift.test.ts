import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayResult, ShiftHours } from '../facts.ts';
import { at, type DaySetup, theDay as date, night, office, settledDay, split, splitNight } from '../fixtures.ts';
import { expectedMinutes, halvesOf, spansOf } from '../plan/shift-hours.ts';
import { shiftText } from '../plan/shift-text.ts';
import { rosterIssues } from '../roster/roster-issues.ts';

/** One day of 09:00 to 13:00 and 16:00 to 20:00. */
const dayOf = (texts: readonly string[], setup: DaySetup = {}): DayResult => settledDay(texts, { shift: split, ...setup });

const codes = (day: DayResult): string[] => day.explanation.map(({ code }) => code);
const clocks = (day: DayResult): string[] =>
  day.intervals.map((one) =>
    [one.in, one.out].map((moment) => (moment === null ? '?' : new Date(moment).toISOString().slice(11, 16))).join('-'),
  );
const four = ['09:00', '13:00', '16:00', '20:00'] as const;

test.each([
  ['by day', split, ['2026-11-12 09:00', '2026-11-12 13:00', '2026-11-12 16:00', '2026-11-12 20:00'], 480],
  ['into the night', splitNight, ['2026-11-12 17:00', '2026-11-12 20:00', '2026-11-12 22:00', '2026-11-13 02:00'], 420],
  [
    'with both spans around midnight',
    { ...split, start_time: '20:00', end_time: '08:00', pause_start: '01:00', pause_end: '05:00' },
    ['2026-11-12 20:00', '2026-11-13 01:00', '2026-11-13 05:00', '2026-11-13 08:00'],
    480,
  ],
  ['with a break', { ...split, break_minutes: 30 }, ['2026-11-12 09:00', '2026-11-12 13:00', '2026-11-12 16:00', '2026-11-12 20:00'], 450],
] as const)('two spans %s', (_, shift, moments, minutes) => {
  expect(spansOf(shift, date, 'Europe/Berlin').flatMap(({ start, end }) => [start, end])).toEqual(moments.map(at));
  expect(expectedMinutes(shift, date, 'Europe/Berlin')).toBe(minutes);
});

test('is written span by span', () => {
  const written = ({ start_time, end_time, ...shift }: ShiftHours): string => shiftText({ start: start_time, end: end_time, ...shift });
  expect([written(office), written(split)]).toEqual(['09:00–18:00', '09:00–13:00, 16:00–20:00']);
});

test('its halves are its spans, unless the shift defines another split', () => {
  const { am, pm } = halvesOf(split, date, 'Europe/Berlin');
  expect([am.end, pm.start]).toEqual([at(`${date} 13:00`), at(`${date} 16:00`)]);
  expect(halvesOf({ ...split, half_split_time: '12:00' }, date, 'Europe/Berlin').pm.start).toBe(at(`${date} 12:00`));
});

describe('a day in two spans', () => {
  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    ['as planned', four, {}, { status: 'present', worked_minutes: 480, break_minutes: 0, late_minutes: 0, early_minutes: 0, flags: [] }],
    [
      'late for the first',
      ['09:15', '13:00', '16:00', '20:00'],
      {},
      { late_minutes: 15, early_minutes: 0, worked_minutes: 465, flags: ['late'] },
    ],
    [
      'late for the second',
      ['09:00', '13:00', '16:20', '20:00'],
      {},
      { late_minutes: 20, early_minutes: 0, worked_minutes: 460, break_minutes: 0 },
    ],
    ['late for both', ['09:15', '13:00', '16:20', '20:00'], {}, { late_minutes: 35, flags: ['late'] }],
    ['each has its own grace', ['09:08', '13:00', '16:09', '20:00'], {}, { late_minutes: 0, flags: [] }],
    [
      'leaving the first early',
      ['09:00', '12:30', '16:00', '20:00'],
      {},
      { early_minutes: 30, break_minutes: 0, worked_minutes: 450, flags: ['early'] },
    ],
    ['leaving both early', ['09:00', '12:30', '16:00', '19:30'], {}, { early_minutes: 60, worked_minutes: 420 }],
    [
      'a break within a span',
      ['09:00', '10:00', '10:15', '13:00', '16:00', '20:00'],
      {},
      { break_minutes: 15, worked_minutes: 465, early_minutes: 0 },
    ],
    [
      'the pause is not the break',
      four,
      { shift: { ...split, break_minutes: 30 } },
      { worked_minutes: 450, break_minutes: 30, flags: ['break_deducted'] },
    ],
    [
      'staying on into the pause is no work',
      ['09:00', '14:00', '16:00', '20:00'],
      {},
      { worked_minutes: 480, overtime_minutes: 0, early_minutes: 0, flags: [] },
    ],
    ['nor is coming early to the second', ['09:00', '13:00', '15:30', '20:00'], {}, { worked_minutes: 480, overtime_minutes: 0 }],
    [
      'also where the company counts what lies before a shift',
      ['09:00', '13:00', '15:30', '20:00'],
      { settings: { count_before_shift: true } },
      { worked_minutes: 480, overtime_minutes: 0 },
    ],
    ['overtime after the second', ['09:00', '13:00', '16:00', '21:00'], {}, { worked_minutes: 540, overtime_minutes: 60 }],
    [
      'nor is whatever lies within the pause',
      ['09:00', '13:00', '14:00', '15:00', '16:00', '20:00'],
      {},
      { worked_minutes: 480, break_minutes: 0, flags: [] },
    ],
    [
      'only the first span was worked',
      ['09:00', '13:00'],
      {},
      { worked_minutes: 240, early_minutes: 240, flags: ['early', 'missed_span'].toSorted() as never },
    ],
    ['only the second span was worked', ['16:10', '20:00'], {}, { worked_minutes: 230, late_minutes: 240, first_in: at(`${date} 16:10`) }],
    ['absent', [], {}, { status: 'absent', expected_minutes: 480, flags: [] }],
    [
      'all night',
      ['17:00', '20:00', '22:15', '+01:30'],
      { shift: splitNight },
      { worked_minutes: 375, late_minutes: 15, early_minutes: 30 },
    ],
  ])('%s', (_, texts, setup, { flags, ...expected }) => {
    const day = dayOf(texts, setup);
    expect(day).toMatchObject(expected);
    if (flags) expect(day.flags.toSorted()).toEqual(flags);
  });

  test.each<[string, readonly string[], DaySetup, Partial<DayResult>, string[]]>([
    [
      'the first end was not stamped',
      ['09:00', '16:00', '20:00'],
      {},
      { status: 'incomplete', worked_minutes: 240, flags: ['missing_out'], late_minutes: 0 },
      ['08:00-?', '15:00-19:00'],
    ],
    [
      'the same, where the company assumes it',
      ['09:00', '16:00', '20:00'],
      { settings: { missing_out: 'until_shift_end' } },
      { status: 'present', worked_minutes: 480, flags: ['missing_out', 'assumed_out'] },
      ['08:00-12:00', '15:00-19:00'],
    ],
    [
      'the second end was not stamped',
      ['09:00', '13:00', '16:00'],
      {},
      { status: 'incomplete', worked_minutes: 240, flags: ['missing_out'] },
      ['08:00-12:00', '15:00-?'],
    ],
    [
      'the second beginning was not stamped',
      ['09:00 in', '13:00 out', '20:00 out'],
      {},
      { status: 'incomplete', worked_minutes: 240, flags: ['missing_in'] },
      ['08:00-12:00', '?-19:00'],
    ],
    [
      'neither end of the pause was',
      ['09:00', '20:00'],
      {},
      { status: 'incomplete', worked_minutes: 480, overtime_minutes: 0, flags: ['missing_out'], late_minutes: 0, early_minutes: 0 },
      ['08:00-12:00', '15:00-19:00'],
    ],
    [
      'the same by people who say what they do, and who left early',
      ['09:00 in', '17:00 out'],
      {},
      { status: 'incomplete', worked_minutes: 300, early_minutes: 180, flags: ['missing_out', 'early'] },
      ['08:00-12:00', '15:00-16:00'],
    ],
  ])('a missing punch counts in its own span: %s', (_, texts, setup, expected, intervals) => {
    const day = dayOf(texts, setup);
    expect(day).toMatchObject(expected);
    expect(clocks(day)).toEqual(intervals);
  });

  test.each<[string, readonly string[], DaySetup, Partial<DayResult>]>([
    [
      'half a day of leave answers for a span',
      ['16:00', '20:00'],
      { absences: [{ kind: 'leave', portion: 'am' }] },
      { status: 'half_leave', leave_minutes: 240, late_minutes: 0, flags: [] },
    ],
    ['and late after it is late', ['16:20', '20:00'], { absences: [{ kind: 'leave', portion: 'am' }] }, { late_minutes: 20 }],
    [
      'an excuse over the pause answers for work alone',
      ['09:00', '12:00', '17:00', '20:00'],
      { absences: [{ kind: 'excuse', portion: { from: '12:00', to: '17:00' } }] },
      { excused_minutes: 120, late_minutes: 0, early_minutes: 0, flags: [] },
    ],
    [
      'half a holiday',
      ['09:00', '13:00', '16:00', '18:00'],
      { plan: { holiday: { name: 'Eve', portion: 'pm' } } },
      { overtime_minutes: 120, early_minutes: 0, holiday_minutes: 240 },
    ],
    [
      'a whole holiday',
      ['12:00', '17:00'],
      { plan: { holiday: { name: 'Day', portion: 'full' } } },
      { worked_minutes: 300, overtime_minutes: 300, flags: ['off_day_work', 'overtime'] },
    ],
    [
      'people who do not track time are never late',
      ['10:00', '12:00'],
      { plan: { tracked: false } },
      { late_minutes: 0, early_minutes: 0 },
    ],
  ])('%s', (_, texts, setup, expected) => expect(dayOf(texts, setup)).toMatchObject(expected));

  test('as the day goes by', () => {
    const now = (clock: string): DaySetup => ({ span: { now: at(`${date} ${clock}`) } });
    expect(dayOf(['09:00', '12:30'], now('15:00'))).toMatchObject({ early_minutes: 0, flags: [] });
    expect(dayOf(['09:00', '12:30', '16:00'], now('16:30'))).toMatchObject({ early_minutes: 30, open_since: at(`${date} 16:00`) });
    expect(dayOf(['09:00', '16:00'], now('16:30'))).toMatchObject({
      status: 'present',
      flags: ['missing_out'],
      open_since: at(`${date} 16:00`),
    });
    expect(dayOf(['16:00'], now('16:30'))).toMatchObject({ late_minutes: 240 });
  });

  test('explains its numbers', () => {
    expect(dayOf(['09:20', '13:00', '16:05', '19:00']).explanation).toEqual([
      { code: 'planned_by_employee', args: { shift: 'Split', start: '09:00', end: '20:00', expected: 480 } },
      { code: 'in_two_spans', args: { start: '09:00', first_end: '13:00', second_start: '16:00', end: '20:00' } },
      { code: 'worked', args: { minutes: 395 } },
      { code: 'late_beyond_grace', args: { first_in: '09:20', start: '09:00', grace: 10, late: 20 } },
      { code: 'left_on_time', args: { last_out: '13:00', end: '13:00', grace: 0 } },
      { code: 'on_time', args: { first_in: '16:05', start: '16:00', grace: 10 } },
      { code: 'early_beyond_grace', args: { last_out: '19:00', end: '20:00', grace: 0, early: 60 } },
    ]);
    expect(codes(dayOf(['09:00', '20:00'])).slice(2)).toEqual(['pause_unstamped', 'worked', 'on_time', 'left_on_time']);
    expect(dayOf(['09:00', '13:40', '15:30', '20:00']).explanation).toContainEqual({ code: 'pause_uncounted', args: { minutes: 70 } });
  });
});

test.each([
  ['the first', ['16:00', '20:00'], { late_minutes: 240, early_minutes: 0 }, { from: '09:00', to: '13:00', minutes: 240, as: 'late' }],
  ['the second', ['09:00', '13:00'], { late_minutes: 0, early_minutes: 240 }, { from: '16:00', to: '20:00', minutes: 240, as: 'early' }],
])('a day without %s span explains how its minutes count, with the number of the day', (_, texts, minutes, args) => {
  const day = dayOf(texts);
  expect(day).toMatchObject(minutes);
  expect(day.explanation).toContainEqual({ code: 'span_missed', args });
});

describe('any punches', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 7 * 60, max: 23 * 60 }), { maxLength: 8 }).map((list) => list.toSorted((a, b) => a - b));
  const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const lengthOf = (from: number, to: number): number => Math.max(0, to - from);

  test('punches within the spans count as work for exactly the time between them', () => {
    const spans = fc.tuple(
      fc.integer({ min: 540, max: 660 }),
      fc.integer({ min: 661, max: 780 }),
      fc.integer({ min: 960, max: 1080 }),
      fc.integer({ min: 1081, max: 1200 }),
    );
    fc.assert(
      fc.property(spans, ([in1, out1, in2, out2]) => {
        const day = dayOf([`${clockOf(in1)} in`, `${clockOf(out1)} out`, `${clockOf(in2)} in`, `${clockOf(out2)} out`], {
          settings: { grace_in_minutes: 0 },
        });
        expect(day).toMatchObject({
          worked_minutes: out1 - in1 + out2 - in2,
          late_minutes: lengthOf(540, in1) + lengthOf(960, in2),
          early_minutes: lengthOf(out1, 780) + lengthOf(out2, 1200),
          break_minutes: 0,
          overtime_minutes: 0,
        });
        expect(day.worked_minutes + day.late_minutes + day.early_minutes).toBe(day.expected_minutes);
      }),
    );
  });

  test('late and early minutes never exceed the plan, and a pause without punches never counts as work', () => {
    fc.assert(
      fc.property(minutes, (list) => {
        const day = dayOf(list.map(clockOf));
        expect(day.late_minutes + day.early_minutes).toBeLessThanOrEqual(day.expected_minutes);
        for (const one of day.intervals) {
          if (one.in === null || one.out === null) continue;
          expect(one.in < at(`${date} 13:00`) && one.out > at(`${date} 16:00`)).toBe(false);
        }
      }),
    );
  });
});

test('between two days a split shift rests from its last end to its next beginning', () => {
  const roster = {
    month: '2026-11',
    entries: [
      { employee_id: 1, date: '2026-11-09', shift_id: split.id },
      { employee_id: 1, date: '2026-11-10', shift_id: split.id },
      { employee_id: 1, date: '2026-11-11', shift_id: splitNight.id },
      { employee_id: 1, date: '2026-11-12', shift_id: office.id },
    ],
    around: [],
    shifts: new Map([split, splitNight, office, night].map((shift) => [shift.id, { ...shift, min_rest_minutes: 660 }])),
    holidays: new Map(),
    coverage: [],
    employees: [
      {
        id: 1,
        job_id: 1,
        zone: 'Europe/Berlin',
        employed: [{ hired_on: '2024-01-01', left_on: null }],
        calendar_id: null,
        weekly_limit_minutes: null,
      },
    ],
  };
  expect(rosterIssues(roster).map(({ code, date: day, args }) => [code, day, args.rest])).toEqual([['short_rest', '2026-11-12', 420]]);
});
