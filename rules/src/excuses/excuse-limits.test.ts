import { describe, expect, test } from 'vitest';
import type { DayPlan } from '../attendance/facts.ts';
import { berlin, night, office, planOn, split } from '../attendance/fixtures.ts';
import { defaultSettings } from '../attendance/plan/default-settings.ts';
import { momentAt } from '../attendance/plan/zone.ts';
import { checkExcuse, type ExcuseFacts, type OtherExcuse } from './check-excuse.ts';
import type { Excuse } from './excuse.ts';
import { excusedMinutes, forgottenPunches, hoursOf, type Stamp, takenBy } from './excuse-times.ts';
import { defaultExcusePolicy, type ExcusePolicy } from './policy.ts';
import { beyondQuota, costOf, isClosed } from './quota.ts';

const day = '2026-03-10';
const at = (clock: string, date = day): number => momentAt(berlin, date, clock).at;
const came = (clock: string, date = day): Stamp => ({ action: 'in', at: at(clock, date) });
const left = (clock: string, date = day): Stamp => ({ action: 'out', at: at(clock, date) });
const nothing = { from_time: null, to_time: null, missing_action: null, proposed_in: null, proposed_out: null };
const late = (from_time: string, to_time: string, more: Partial<Excuse> = {}): Excuse => ({
  ...nothing,
  type: 'late_arrival',
  date: day,
  from_time,
  to_time,
  ...more,
});
const forgot = (missing_action: Excuse['missing_action'], proposed_in: string | null, proposed_out: string | null, date = day): Excuse => ({
  ...nothing,
  type: 'missing_punch',
  date,
  missing_action,
  proposed_in,
  proposed_out,
});

type Given = Partial<Omit<ExcuseFacts, 'policy'>> & { policy?: Partial<ExcusePolicy> };
const found = ({ policy, ...given }: Given) =>
  checkExcuse({
    excuse: late('09:00', '10:00'),
    plan: planOn(given.excuse?.date ?? day, office),
    policy: { ...defaultExcusePolicy, ...policy },
    today: day,
    now: at('08:00'),
    may_override: false,
    others: [],
    leaves: [],
    punches: [],
    used: { minutes: 0, count: 0 },
    ...given,
  });
const codes = (given: Given): string[] =>
  found(given).map(({ field, code, blocks }) => (blocks ? `${field} ${code}` : `(${field} ${code})`));
const on = (date: string): Excuse => late('09:00', '10:00', { date });

describe('the day of an excuse', () => {
  test.each<[string, Given, string[]]>([
    ['two days ago, the limit', { excuse: on('2026-03-08') }, []],
    ['three days ago', { excuse: on('2026-03-07') }, ['date leave_past']],
    ['three days ago, entered by HR', { excuse: on('2026-03-07'), may_override: true }, []],
    ['a year and a day ahead, the limit', { excuse: on('2027-03-11') }, []],
    ['a day more', { excuse: on('2027-03-12') }, ['date leave_future']],
    ['31 days ago, for a correction', { excuse: forgot('in', '09:00', null, '2026-02-07') }, []],
    ['32 days ago, for a correction', { excuse: forgot('in', '09:00', null, '2026-02-06') }, ['date leave_past']],
    ['before the employment', { plan: planOn(day, office, { employed: false }) }, ['date outside_employment']],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  test('is refused with the limit', () => {
    expect(found({ excuse: on('2026-03-07') })[0]?.args).toEqual({ days: 2 });
    expect(found({ excuse: forgot('in', '09:00', null, '2026-02-06') })[0]?.args).toEqual({ days: 31 });
    expect(found({ excuse: on('2027-03-12') })[0]?.args).toEqual({ months: 12 });
    const policy = { lock_day_of_month: 5 };
    expect(found({ excuse: on('2026-02-27'), policy })[0]).toEqual({
      field: 'date',
      code: 'month_closed',
      args: { month: '2026-02' },
      blocks: true,
    });
  });

  test.each<[string, string, number | null, boolean]>([
    ['2026-02-28', '2026-03-04', 5, false],
    ['2026-02-28', '2026-03-05', 5, true],
    ['2026-02-28', '2026-03-06', 5, true],
    ['2026-02-28', '2026-04-06', null, false],
    ['2026-12-31', '2027-01-09', 10, false],
    ['2026-12-31', '2027-01-10', 10, true],
  ])('a month closes with its day of the next: %s on %s', (date, today, lock_day_of_month, expected) => {
    expect(isClosed({ ...defaultExcusePolicy, lock_day_of_month }, date, today)).toBe(expected);
  });
});

describe('the hours of an excuse', () => {
  test.each<[string, Given, string[]]>([
    ['the whole shift', { excuse: late('09:00', '18:00'), policy: { excuse_minutes_per_month: null } }, []],
    ['of one minute', { excuse: late('09:00', '09:01') }, []],
    ['of no minute', { excuse: late('09:00', '09:00') }, ['to_time not_after']],
    ['that end before they begin', { excuse: late('10:00', '09:00') }, ['to_time not_after']],
    ['a minute before the shift', { excuse: late('08:59', '10:00') }, ['from_time excuse_outside']],
    ['up to the start of the shift', { excuse: late('08:00', '09:00') }, ['from_time excuse_outside', 'to_time excuse_outside']],
    ['a minute into the shift', { excuse: late('08:00', '09:01') }, ['from_time excuse_outside']],
    ['a minute after the shift', { excuse: late('17:00', '18:01') }, ['to_time excuse_outside']],
    ['from the end of the shift on', { excuse: late('18:00', '19:00') }, ['from_time excuse_outside', 'to_time excuse_outside']],
    ['a minute before its end', { excuse: late('17:59', '18:00') }, []],
    ['on a day off', { plan: planOn(day, null) }, ['date excuse_no_work']],
    ['on a holiday', { plan: planOn(day, office, { holiday: { name: 'New Year', portion: 'full' } }) }, ['date excuse_no_work']],
    ['on half a holiday', { plan: planOn(day, office, { holiday: { name: 'Carnival', portion: 'pm' } }) }, []],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  test('outside the shift are refused with the shift', () => {
    expect(found({ excuse: late('08:59', '10:00') })[0]?.args).toEqual({ from: '09:00', to: '18:00' });
  });

  test.each<[string, Given, string[]]>([
    ['an hour before, the notice', { now: at('08:00') }, []],
    ['a minute less', { now: at('08:01') }, ['from_time excuse_notice']],
    ['a minute less, entered by HR', { now: at('08:01'), may_override: true }, []],
    ['a minute before', { now: at('08:59') }, ['from_time excuse_notice']],
    ['when it begins', { now: at('09:00') }, []],
    ['later', { now: at('09:30') }, []],
  ])('need an hour of notice: %s', (_, given, expected) => {
    expect(codes({ ...given, policy: { excuse_min_notice_minutes: 60 } })).toEqual(expected);
  });
});

describe('the quota of a month', () => {
  const used = (minutes: number, count = 1) => ({ minutes, count });
  test.each<[string, Given, string[]]>([
    ['the longest excuse', { policy: { excuse_max_minutes: 60 } }, []],
    ['a minute too long', { policy: { excuse_max_minutes: 59 } }, ['to_time excuse_too_long']],
    ['a minute too long, entered by HR', { policy: { excuse_max_minutes: 59 }, may_override: true }, ['(to_time excuse_too_long)']],
    ['all of the minutes', { used: used(180) }, []],
    ['a minute too many', { used: used(181) }, ['to_time excuse_over_quota']],
    ['a minute too many, entered by HR', { used: used(181), may_override: true }, ['(to_time excuse_over_quota)']],
    [
      'a minute too many where that is a warning',
      { used: used(181), policy: { excuse_over_quota: 'warn' } },
      ['(to_time excuse_over_quota)'],
    ],
    [
      'a minute too many where it is unpaid',
      { used: used(181), policy: { excuse_over_quota: 'unpaid' } },
      ['(to_time excuse_over_quota)', '(to_time excuse_unpaid)'],
    ],
    [
      'a minute too many where it is leave',
      { used: used(181), policy: { excuse_over_quota: 'deduct_leave' } },
      ['(to_time excuse_over_quota)', '(to_time excuse_deducted)'],
    ],
    ['all of the minutes where more is unpaid', { used: used(180), policy: { excuse_over_quota: 'unpaid' } }, []],
    ['all of the minutes where more is leave', { used: used(180), policy: { excuse_over_quota: 'deduct_leave' } }, []],
    ['the last of two', { used: used(0, 1), policy: { excuse_count_per_month: 2 } }, []],
    ['the third of two', { used: used(0, 2), policy: { excuse_count_per_month: 2 } }, ['date excuse_too_often']],
    ['the hundredth without a limit', { used: used(0, 99) }, []],
    [
      'the third of two where it is unpaid',
      { used: used(0, 2), policy: { excuse_count_per_month: 2, excuse_over_quota: 'unpaid' } },
      ['(date excuse_too_often)', '(to_time excuse_unpaid)'],
    ],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  test('is shown with its numbers', () => {
    expect(found({ used: used(200) })[0]?.args).toEqual({ used: 200, most: 240, beyond: 20 });
    expect(found({ policy: { excuse_max_minutes: 59 } })[0]?.args).toEqual({ most: 59, minutes: 60 });
    expect(found({ used: used(0, 2), policy: { excuse_count_per_month: 2 } })[0]?.args).toEqual({ count: 2 });
    expect(found({ used: used(200), policy: { excuse_over_quota: 'unpaid' } })[1]?.args).toEqual({ minutes: 20 });
  });

  test.each<[string, Partial<ExcusePolicy>, { minutes: number; count: number }, number]>([
    ['of nothing used', {}, used(0, 0), 0],
    ['a minute left', {}, used(181), 1],
    ['reached', {}, used(240), 60],
    ['passed', {}, used(300), 60],
    ['without minutes', { excuse_minutes_per_month: null }, used(300), 0],
    ['of no minute', { excuse_minutes_per_month: 0 }, used(0), 60],
    ['the last time', { excuse_count_per_month: 2 }, used(0, 1), 0],
    ['one time too many', { excuse_count_per_month: 2 }, used(0, 2), 60],
  ])('beyond it: %s', (_, policy, of, beyond) => expect(beyondQuota({ ...defaultExcusePolicy, ...policy }, of, 60)).toBe(beyond));

  test.each<[string, Excuse['type'], Partial<ExcusePolicy>, unpaid: number, deducted: number]>([
    ['within it nothing', 'late_arrival', { excuse_minutes_per_month: 260 }, 0, 0],
    ['beyond it, paid all the same', 'late_arrival', { excuse_over_quota: 'warn' }, 0, 0],
    ['beyond it, unpaid', 'late_arrival', { excuse_over_quota: 'unpaid' }, 20, 0],
    ['beyond it, leave', 'late_arrival', { excuse_over_quota: 'deduct_leave' }, 0, 20],
    ['all of it where excuses are unpaid', 'late_arrival', { excuse_paid: false }, 60, 0],
    [
      'the rest where excuses are unpaid and more is leave',
      'late_arrival',
      { excuse_paid: false, excuse_over_quota: 'deduct_leave' },
      40,
      20,
    ],
    ['nothing for a correction', 'missing_punch', { excuse_paid: false }, 0, 0],
  ])('costs %s', (_, type, policy, unpaid_minutes, deducted_minutes) => {
    expect(costOf({ ...defaultExcusePolicy, ...policy }, type, used(200), 60)).toEqual({ unpaid_minutes, deducted_minutes });
  });
});

describe('a forgotten punch', () => {
  test.each<[string, Given, string[]]>([
    ['of a moment ago', { excuse: forgot('in', '08:00', null) }, []],
    ['in a minute', { excuse: forgot('in', '08:01', null) }, ['proposed_in in_the_future']],
    ['tomorrow', { excuse: forgot('in', '08:00', null, '2026-03-11') }, ['date in_the_future']],
    ['that is there', { excuse: forgot('in', '07:00', null), punches: [came('07:00')] }, ['proposed_in punch_is_there']],
    ['next to one that is there', { excuse: forgot('in', '07:00', null), punches: [came('07:01')] }, []],
    ['at the time of an exit', { excuse: forgot('in', '07:00', null), punches: [left('07:00')] }, []],
    ['an exit without an entry', { excuse: forgot('out', null, '07:59') }, ['missing_action punch_without_in']],
    [
      'an exit before the only entry',
      { excuse: forgot('out', null, '07:00'), punches: [left('06:00')] },
      ['missing_action punch_without_in'],
    ],
    ['an exit after an entry', { excuse: forgot('out', null, '07:59'), punches: [came('07:00')] }, []],
    ['both', { excuse: forgot('both', '07:00', '07:59') }, []],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  const plan = planOn(day, office, { settings: { ...defaultSettings, max_open_hours: 8 } });
  test.each<[string, Stamp[], string, string[]]>([
    ['as long as one may stay', [came('09:00')], '17:00', []],
    ['a minute longer', [came('09:00')], '17:01', ['proposed_out punches_too_far']],
    ['longer than since the first of two entries', [came('07:00'), left('08:00'), came('09:01')], '17:01', []],
  ])('an exit %s', (_, punches, out, expected) => {
    expect(codes({ excuse: forgot('out', null, out), plan, punches, now: at('20:00') })).toEqual(expected);
    if (expected.length > 0)
      expect(found({ excuse: forgot('out', null, out), plan, punches, now: at('20:00') })[0]?.args).toEqual({ hours: 8 });
  });

  test.each<[string, Excuse, DayPlan['shift'], Stamp[], [action: string, date: string, clock: string][]]>([
    [
      'on the day',
      forgot('both', '09:00', '18:00'),
      office,
      [],
      [
        ['in', day, '09:00'],
        ['out', day, '18:00'],
      ],
    ],
    ['an exit after midnight', forgot('out', null, '00:30'), office, [came('20:00')], [['out', '2026-03-11', '00:30']]],
    [
      'an exit at the minute of the entry, so a day later',
      forgot('both', '09:00', '09:00'),
      office,
      [],
      [
        ['in', day, '09:00'],
        ['out', '2026-03-11', '09:00'],
      ],
    ],
    ['an entry alone', forgot('in', '09:00', '18:00'), office, [], [['in', day, '09:00']]],
    ['an exit alone', forgot('out', '09:00', '18:00'), office, [], [['out', day, '18:00']]],
    [
      'a night',
      forgot('both', '22:00', '06:00'),
      night,
      [],
      [
        ['in', day, '22:00'],
        ['out', '2026-03-11', '06:00'],
      ],
    ],
    ['after midnight in a night', forgot('in', '01:00', null), night, [], [['in', '2026-03-11', '01:00']]],
    ['nothing', forgot('both', null, null), office, [], []],
  ])('is %s', (_, excuse, shift, known, expected) => {
    const stamps = forgottenPunches(excuse, planOn(day, shift), known);
    expect(stamps).toEqual(expected.map(([action, date, clock]) => ({ action, at: at(clock, date) })));
  });
});

describe('leave on the day', () => {
  const on = (portion: ExcuseFacts['leaves'][number]['portion'], is_pending = false): Given => ({
    leaves: [{ title: 'Leave', portion, is_pending }],
  });
  test.each<[string, Given, string[]]>([
    ['the whole day', on('full'), ['date excuse_on_leave']],
    ['the whole day, pending', on('full', true), ['(date excuse_on_leave)']],
    ['the same half', on('am'), ['from_time excuse_on_leave']],
    ['the other half', on('pm'), []],
    ['hours up to it', on({ from: '08:00', to: '09:00' }), []],
    ['a minute of it', on({ from: '08:00', to: '09:01' }), ['from_time excuse_on_leave']],
    ['hours after it', on({ from: '10:00', to: '12:00' }), []],
    ['its last minute', on({ from: '09:59', to: '12:00' }), ['from_time excuse_on_leave']],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  test('does not matter for a correction, unless it is the whole day', () => {
    const excuse = forgot('in', '07:00', null);
    expect([codes({ ...on('am'), excuse }), codes({ ...on('full'), excuse })]).toEqual([[], ['date excuse_on_leave']]);
  });
});

describe('another excuse', () => {
  const other = (from: string, to: string, given: Partial<OtherExcuse> = {}): OtherExcuse => ({
    title: 'Doctor',
    date: day,
    missing_action: null,
    start: at(from),
    end: at(to),
    ...given,
  });
  test.each<[string, Given, string[]]>([
    ['up to it', { others: [other('08:00', '09:00')] }, []],
    ['a minute of it', { others: [other('08:00', '09:01')] }, ['from_time excuse_overlaps']],
    ['after it', { others: [other('10:00', '11:00')] }, []],
    ['its last minute', { others: [other('09:59', '11:00')] }, ['from_time excuse_overlaps']],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  const correction = (missing_action: Excuse['missing_action'], given: Partial<OtherExcuse> = {}) =>
    other('06:00', '06:01', { missing_action, ...given });
  test.each<[string, Excuse['missing_action'], OtherExcuse, boolean]>([
    ['of the entry, both', 'in', correction('in'), true],
    ['of the exit, both', 'out', correction('out'), true],
    ['of entry and exit', 'in', correction('out'), false],
    ['of exit and entry', 'out', correction('in'), false],
    ['of both and the entry', 'both', correction('in'), true],
    ['of the exit and both', 'out', correction('both'), true],
    ['of another day', 'in', correction('in', { date: '2026-03-09' }), false],
    ['at the same minute', 'in', correction('out', { start: at('07:00'), end: at('07:01') }), true],
    ['a minute later', 'in', correction('out', { start: at('07:01'), end: at('07:02') }), false],
  ])('correction %s', (_, missing, known, expected) => {
    const excuse = forgot(missing, missing === 'out' ? null : '07:00', missing === 'in' ? null : '07:30');
    const clashes = codes({ excuse, others: [known], punches: [came('06:30')] }).filter((code) => code.includes('overlaps'));
    expect(clashes).toEqual(expected ? ['missing_action excuse_overlaps'] : []);
  });

  test('is named, the first of several', () => {
    expect(found({ others: [other('09:00', '10:00'), other('09:00', '10:00', { title: 'Bank' })] })[0]?.args).toEqual({ title: 'Doctor' });
  });
});

describe('the times of an excuse', () => {
  test.each<[string, Excuse, DayPlan['shift'], number]>([
    ['before the pause', late('12:00', '13:00'), split, 60],
    ['into the pause', late('12:00', '13:01'), split, 60],
    ['up to a minute after the pause', late('12:00', '16:01'), split, 61],
    ['no more than the day requires', late('09:00', '18:00'), office, 480],
    ['one minute', late('09:00', '09:01'), office, 1],
  ])('%s', (_, excuse, shift, minutes) => expect(excusedMinutes(hoursOf(excuse, planOn(day, shift)), planOn(day, shift))).toBe(minutes));

  test('are none without hours or shift', () => {
    expect([
      hoursOf({ ...late('09:00', '10:00'), to_time: null }, planOn(day, office)),
      hoursOf(late('09:00', '10:00'), planOn(day, null)),
    ]).toEqual([null, null]);
    expect(excusedMinutes(null, planOn(day, office))).toBe(0);
  });

  test.each<[string, Excuse, [number, number] | null]>([
    ['an excuse takes its hours', late('09:00', '10:00'), [at('09:00'), at('10:00')]],
    ['a punch takes a minute', forgot('in', '09:00', null), [at('09:00'), at('09:01')]],
    ['two punches take the time between them', forgot('both', '09:00', '18:00'), [at('09:00'), at('18:01')]],
    ['no punch takes nothing', forgot('in', null, null), null],
  ])('%s', (_, excuse, expected) => {
    expect(takenBy(excuse, planOn(day, office), [])).toEqual(expected && { start: expected[0], end: expected[1] });
  });
});
