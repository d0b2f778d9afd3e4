import { describe, expect, test } from 'vitest';
import type { Absence, DayPlan } from '../facts.ts';
import { office, planOn, split, theDay } from '../fixtures.ts';
import { frameOf } from '../plan/day-frame.ts';
import { type Cover, coverOf, isFree, isFullyCovered } from './cover.ts';

type Given = Omit<Absence, 'date' | 'name'>;
const between = (kind: Absence['kind'], from: string, to: string): Given => ({ kind, portion: { from, to } });
const coverBy = (absences: readonly Given[], shift = office, more: Partial<DayPlan> = {}): Cover =>
  coverOf(
    frameOf(planOn(theDay, shift, more)),
    absences.map((one): Absence => ({ ...one, date: theDay, name: '' })),
  );
const minutesOf = ({ excused_minutes, leave_minutes, holiday_minutes }: Cover) => [excused_minutes, leave_minutes, holiday_minutes];

/** 09:00 to 18:00 with a break of an hour, split into halves at 13:00. */
describe('the hours of an absence', () => {
  test.each<[string, Given[], [excused: number, leave: number, holiday: number]]>([
    ['within the shift', [between('leave', '10:00', '12:00')], [120, 120, 0]],
    ['of one minute', [between('excuse', '10:00', '10:01')], [1, 0, 0]],
    ['of no minute', [between('excuse', '10:00', '10:00')], [0, 0, 0]],
    ['that end before they begin', [between('excuse', '12:00', '10:00')], [0, 0, 0]],
    ['up to the start of the shift', [between('excuse', '07:00', '09:00')], [0, 0, 0]],
    ['one minute into the shift', [between('excuse', '07:00', '09:01')], [1, 0, 0]],
    ['from the end of the shift on', [between('excuse', '18:00', '19:00')], [0, 0, 0]],
    ['from one minute before its end on', [between('excuse', '17:59', '19:00')], [1, 0, 0]],
    ['are never more than the day requires', [between('excuse', '09:00', '18:00')], [480, 0, 0]],
    ['of two that touch', [between('excuse', '09:00', '10:00'), between('excuse', '10:00', '11:00')], [120, 0, 0]],
    ['of two that overlap count once', [between('excuse', '09:00', '11:00'), between('leave', '10:00', '12:00')], [180, 120, 0]],
    ['after half a day of leave', [between('excuse', '12:00', '14:00'), { kind: 'leave', portion: 'am' }], [300, 240, 0]],
    ['are the rest after more than half a day', [{ kind: 'leave', portion: 'am' }, between('excuse', '13:00', '18:00')], [480, 240, 0]],
  ])('%s', (_, absences, expected) => expect(minutesOf(coverBy(absences))).toEqual(expected));

  test.each<[string, Given[], number]>([
    ['up to the pause', [between('excuse', '12:00', '13:00')], 60],
    ['up to one minute after the pause', [between('excuse', '12:00', '16:01')], 61],
    ['within the pause', [between('excuse', '13:00', '16:00')], 0],
  ])('do not count the pause of a split shift: %s', (_, absences, excused) => {
    expect(coverBy(absences, split).excused_minutes).toBe(excused);
  });
});

describe('half a day', () => {
  const halves = ({ am, pm }: Cover) => [am, pm];
  test.each<[string, Given[], Partial<DayPlan>, ReturnType<typeof halves>, number[]]>([
    [
      'of leave before travel, whatever came first',
      [
        { kind: 'travel', portion: 'am' },
        { kind: 'leave', portion: 'am' },
      ],
      {},
      ['leave', null],
      [240, 240, 0],
    ],
    [
      'of leave and the other half of travel',
      [
        { kind: 'travel', portion: 'full' },
        { kind: 'leave', portion: 'am' },
      ],
      {},
      ['leave', 'travel'],
      [480, 240, 0],
    ],
    [
      'of travel before remote work',
      [
        { kind: 'remote', portion: 'pm' },
        { kind: 'travel', portion: 'pm' },
      ],
      {},
      [null, 'travel'],
      [240, 0, 0],
    ],
    [
      'of remote work before an excuse',
      [
        { kind: 'excuse', portion: 'pm' },
        { kind: 'remote', portion: 'pm' },
      ],
      {},
      [null, 'remote'],
      [240, 0, 0],
    ],
    [
      'of a holiday before leave',
      [{ kind: 'leave', portion: 'full' }],
      { holiday: { name: 'Christmas Eve', portion: 'pm' } },
      ['leave', 'holiday'],
      [480, 240, 240],
    ],
    ['of a holiday alone', [], { holiday: { name: 'Christmas Eve', portion: 'am' } }, ['holiday', null], [240, 0, 240]],
    ['without absences', [], {}, [null, null], [0, 0, 0]],
  ])('%s', (_, absences, more, expected, minutes) => {
    const cover = coverBy(absences, office, more);
    expect([halves(cover), minutesOf(cover)]).toEqual([expected, minutes]);
  });

  test.each<[Absence['portion'], number]>([
    ['am', 241],
    ['pm', 240],
    ['full', 481],
  ])('of an odd number of minutes has the larger part in the morning: %s', (portion, expected) => {
    expect(coverBy([{ kind: 'leave', portion }], { ...office, break_minutes: 59 }).leave_minutes).toBe(expected);
  });

  test.each<[string, string, string, (string | null)[]]>([
    ['the whole day', '09:00', '18:00', ['remote', 'remote']],
    ['longer than the day', '08:00', '19:00', ['remote', 'remote']],
    ['the morning', '09:00', '13:00', ['remote', null]],
    ['a minute less at its start', '09:01', '13:00', [null, null]],
    ['a minute less at its end', '09:00', '12:59', [null, null]],
    ['the afternoon', '13:00', '18:00', [null, 'remote']],
    ['a minute less at the start of the afternoon', '13:01', '18:00', [null, null]],
    ['a minute less at the end of the afternoon', '13:00', '17:59', [null, null]],
  ])('is remote if all of it is worked remotely: %s', (_, from, to, expected) => {
    expect(halves(coverBy([between('remote', from, to)]))).toEqual(expected);
  });

  test('is not of the kind of an excuse by the hour', () =>
    expect(halves(coverBy([between('excuse', '09:00', '18:00')]))).toEqual([null, null]));
  test('stays leave if it is worked remotely', () => {
    expect(halves(coverBy([{ kind: 'leave', portion: 'am' }, between('remote', '09:00', '18:00')]))).toEqual(['leave', 'remote']);
  });
});

test('work on a holiday is work within the spans of the shift', () => {
  const { holidays } = coverBy([], split, { holiday: { name: 'Carnival', portion: 'pm' } });
  expect(holidays.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([4]);
  const whole = coverBy([], { ...split, half_split_time: '12:00' }, { holiday: { name: 'Carnival', portion: 'pm' } });
  expect(whole.holidays.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([1, 4]);
});

describe('a day is fully covered', () => {
  const day = (given: Partial<Cover>): Cover => ({ ...coverBy([]), ...given });
  test.each<[string, Partial<Cover>, boolean]>([
    ['by both halves', { am: 'leave', pm: 'travel' }, true],
    ['not by the morning', { am: 'leave', excused_minutes: 240 }, false],
    ['not by the afternoon', { pm: 'leave', excused_minutes: 240 }, false],
    ['by as many minutes as it requires', { excused_minutes: 480 }, true],
    ['by more minutes', { excused_minutes: 481 }, true],
    ['not by a minute less', { excused_minutes: 479 }, false],
    ['not if it requires nothing', { expected_minutes: 0 }, false],
    ['if it requires one minute, by one', { expected_minutes: 1, excused_minutes: 1 }, true],
  ])('%s', (_, given, expected) => expect(isFullyCovered(day(given))).toBe(expected));
});

test.each<[string, Partial<DayPlan>, boolean]>([
  ['without a shift', { shift: null }, true],
  ['on a whole holiday', { holiday: { name: 'New Year', portion: 'full' } }, true],
  ['not on half a holiday', { holiday: { name: 'Christmas Eve', portion: 'am' } }, false],
  ['not on a plain day', {}, false],
])('a day is free %s', (_, more, expected) => expect(isFree(planOn(theDay, office, more))).toBe(expected));

test('a day off has no cover', () => {
  expect(coverOf(frameOf(planOn(theDay, null)), [{ kind: 'leave', portion: 'full', date: theDay, name: '' }])).toMatchObject({
    expected_minutes: 0,
    excused_minutes: 0,
    am: null,
    pm: null,
  });
});
