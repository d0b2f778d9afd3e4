import { describe, expect, test } from 'vitest';
import type { DayPlan } from '../attendance/facts.ts';
import { berlin, night, office, split } from '../attendance/fixtures.ts';
import { defaultSettings } from '../attendance/plan/default-settings.ts';
import { momentAt } from '../attendance/plan/zone.ts';
import { checkExcuse, type ExcuseFacts } from './check-excuse.ts';
import type { Excuse } from './excuse.ts';
import { excusedMinutes, forgottenPunches, hoursOf, type Stamp } from './excuse-times.ts';
import { defaultExcusePolicy, type ExcusePolicy } from './policy.ts';
import { costOf, isClosed } from './quota.ts';

const day = '2026-03-10';
const at = (clock: string, date = day): number => momentAt(berlin, date, clock).at;
const came = (clock: string, date = day): Stamp => ({ action: 'in', at: at(clock, date) });
const left = (clock: string, date = day): Stamp => ({ action: 'out', at: at(clock, date) });

const plan: DayPlan = {
  date: day,
  employed: true,
  tracked: true,
  zone: berlin,
  shift: office,
  origin: 'company',
  holiday: null,
  settings: defaultSettings,
};

const nothing = { from_time: null, to_time: null, missing_action: null, proposed_in: null, proposed_out: null };
const late = (from_time: string, to_time: string, more: Partial<Excuse> = {}): Excuse => ({
  ...nothing,
  type: 'late_arrival',
  date: day,
  from_time,
  to_time,
  ...more,
});
const forgot = (missing_action: Excuse['missing_action'], proposed_in: string | null, proposed_out: string | null): Excuse => ({
  ...nothing,
  type: 'missing_punch',
  date: day,
  missing_action,
  proposed_in,
  proposed_out,
});

type Given = Partial<Omit<ExcuseFacts, 'policy'>> & { policy?: Partial<ExcusePolicy> };
const codes = ({ policy, ...given }: Given): string[] =>
  checkExcuse({
    excuse: late('09:00', '09:30'),
    plan,
    policy: { ...defaultExcusePolicy, ...policy },
    today: day,
    now: at('08:00'),
    may_override: false,
    others: [],
    leaves: [],
    punches: [],
    used: { minutes: 0, count: 0 },
    ...given,
  }).map(({ field, code, blocks }) => `${field} ${code}${blocks ? '' : ' (warns)'}`);

describe('minutes', () => {
  test.each<[string, Excuse, DayPlan['shift'], number]>([
    ['half an hour', late('09:00', '09:30'), office, 30],
    ['no more than the day requires', late('09:00', '18:00'), office, 480],
    ['only the planned hours around the pause', late('12:00', '17:00'), split, 120],
    ['over midnight', late('23:30', '01:00'), night, 90],
    ['after midnight', late('05:00', '06:00'), night, 60],
    ['none without a shift', late('09:00', '09:30'), null, 0],
  ])('%s', (_, excuse, shift, minutes) => {
    const of = { ...plan, shift };
    expect(excusedMinutes(hoursOf(excuse, of), of)).toBe(minutes);
  });

  test('a night in which the clocks go forward is an hour shorter', () => {
    const spring = { ...plan, date: '2026-03-28', shift: night };
    expect(excusedMinutes(hoursOf(late('01:00', '04:00', { date: '2026-03-28' }), spring), spring)).toBe(120);
  });
});

describe('forgotten punches', () => {
  test.each<[string, Excuse, DayPlan['shift'], Stamp[], Stamp[]]>([
    ['a check-out', forgot('out', null, '18:05'), office, [came('09:00')], [left('18:05')]],
    ['both', forgot('both', '09:00', '18:00'), office, [], [came('09:00'), left('18:00')]],
    ['leaving after midnight', forgot('out', null, '00:30'), office, [came('09:00')], [left('00:30', '2026-03-11')]],
    ['the end of a night', forgot('out', null, '06:05'), night, [came('21:55')], [left('06:05', '2026-03-11')]],
    ['coming early for the night', forgot('in', '21:50', null), night, [], [came('21:50')]],
    ['a day off', forgot('both', '10:00', '12:00'), null, [], [came('10:00'), left('12:00')]],
  ])('%s', (_, excuse, shift, known, wanted) => {
    expect(forgottenPunches(excuse, { ...plan, shift }, known)).toEqual(wanted);
  });
});

describe('the findings about an excuse', () => {
  const tooLate = { today: '2026-03-14', now: at('08:00', '2026-03-14') };
  const other = { title: 'Another', date: day, start: at('09:15'), end: at('10:00'), missing_action: null };
  const correction = { title: 'Another', date: day, start: at('18:00'), end: at('18:01'), missing_action: 'out' } as const;
  const evening = { now: at('20:00'), punches: [came('09:00')] };
  test.each<[string, Given, string[]]>([
    ['nothing', {}, []],
    ['not employed', { plan: { ...plan, employed: false } }, ['date outside_employment']],
    ['a day off', { plan: { ...plan, shift: null } }, ['date excuse_no_work']],
    ['a holiday', { plan: { ...plan, holiday: { name: 'Feast', portion: 'full' } } }, ['date excuse_no_work']],
    ['an end before its start', { excuse: late('10:00', '09:30') }, ['to_time not_after']],
    ['before the shift', { excuse: late('08:00', '09:30') }, ['from_time excuse_outside']],
    ['after the shift', { excuse: late('18:00', '19:00') }, ['from_time excuse_outside', 'to_time excuse_outside']],
    ['long ago', tooLate, ['date leave_past']],
    ['long ago, by HR', { ...tooLate, may_override: true }, []],
    ['a closed month', { today: '2026-04-05', policy: { lock_day_of_month: 5, excuse_past_days: 60 } }, ['date month_closed']],
    ['the day before it closes', { today: '2026-04-04', policy: { lock_day_of_month: 5, excuse_past_days: 60 } }, []],
    ['more than a year ahead', { today: '2025-03-01' }, ['date leave_future']],
    ['at short notice', { policy: { excuse_min_notice_minutes: 120 } }, ['from_time excuse_notice']],
    ['just in time', { policy: { excuse_min_notice_minutes: 60 } }, []],
    ['too long', { policy: { excuse_max_minutes: 20 } }, ['to_time excuse_too_long']],
    ['beyond the quota', { used: { minutes: 230, count: 3 } }, ['to_time excuse_over_quota']],
    ['just within the quota', { used: { minutes: 210, count: 3 } }, []],
    ['beyond it, entered by HR', { used: { minutes: 230, count: 3 }, may_override: true }, ['to_time excuse_over_quota (warns)']],
    [
      'beyond it, without pay',
      { used: { minutes: 230, count: 3 }, policy: { excuse_over_quota: 'unpaid' } },
      ['to_time excuse_over_quota (warns)', 'to_time excuse_unpaid (warns)'],
    ],
    [
      'beyond it, from leave',
      { used: { minutes: 230, count: 3 }, policy: { excuse_over_quota: 'deduct_leave' } },
      ['to_time excuse_over_quota (warns)', 'to_time excuse_deducted (warns)'],
    ],
    ['too often', { used: { minutes: 10, count: 3 }, policy: { excuse_count_per_month: 3 } }, ['date excuse_too_often']],
    ['remote work costs no quota', { excuse: late('09:00', '18:00', { type: 'remote_work' }), used: { minutes: 240, count: 9 } }, []],
    ['a day of leave', { leaves: [{ title: 'Vacation', portion: 'full', is_pending: false }] }, ['date excuse_on_leave']],
    ['pending leave', { leaves: [{ title: 'Vacation', portion: 'full', is_pending: true }] }, ['date excuse_on_leave (warns)']],
    ['the half that is leave', { leaves: [{ title: 'Vacation', portion: 'am', is_pending: false }] }, ['from_time excuse_on_leave']],
    ['the half that is worked', { leaves: [{ title: 'Vacation', portion: 'pm', is_pending: false }] }, []],
    [
      'an hour of leave',
      { leaves: [{ title: 'Doctor', portion: { from: '09:15', to: '10:00' }, is_pending: false }] },
      ['from_time excuse_on_leave'],
    ],
    ['another excuse', { others: [other] }, ['from_time excuse_overlaps']],
    ['another that begins when it ends', { others: [{ ...other, start: at('09:30') }] }, []],
    [
      'everything at once',
      { ...tooLate, used: { minutes: 240, count: 0 }, others: [other], policy: { excuse_max_minutes: 20 } },
      ['date leave_past', 'to_time excuse_too_long', 'to_time excuse_over_quota', 'from_time excuse_overlaps'],
    ],
    ['a check-out that was forgotten', { ...evening, excuse: forgot('out', null, '18:00') }, []],
    ['tomorrow', { ...evening, excuse: { ...forgot('out', null, '18:00'), date: '2026-03-11' } }, ['date in_the_future']],
    ['later today', { ...evening, excuse: forgot('out', null, '21:00') }, ['proposed_out in_the_future']],
    ['a check-out without a check-in', { now: at('20:00'), excuse: forgot('out', null, '18:00') }, ['missing_action punch_without_in']],
    ['a punch that exists', { ...evening, excuse: forgot('in', '09:00', null) }, ['proposed_in punch_is_there']],
    [
      'a night too long',
      { punches: [came('09:00')], now: at('09:00', '2026-03-11'), today: '2026-03-11', excuse: forgot('out', null, '03:00') },
      ['proposed_out punches_too_far'],
    ],
    [
      'a second correction of the same',
      { ...evening, others: [correction], excuse: forgot('out', null, '18:30') },
      ['missing_action excuse_overlaps'],
    ],
    ['a correction of the other', { ...evening, others: [correction], excuse: forgot('in', '08:00', null) }, []],
    ['no quota for corrections', { ...evening, excuse: forgot('out', null, '18:00'), used: { minutes: 240, count: 9 } }, []],
  ])('%s', (_, given, wanted) => {
    expect(codes(given)).toEqual(wanted);
  });
});

describe('the cost of an excuse', () => {
  test.each<[string, Partial<ExcusePolicy>, number, number, [unpaid: number, deducted: number]]>([
    ['nothing within the quota', { excuse_over_quota: 'unpaid' }, 0, 60, [0, 0]],
    ['unpaid minutes beyond the quota', { excuse_over_quota: 'unpaid' }, 210, 60, [30, 0]],
    ['leave for minutes beyond the quota', { excuse_over_quota: 'deduct_leave' }, 210, 60, [0, 30]],
    ['all of it if excuses are unpaid', { excuse_paid: false }, 0, 60, [60, 0]],
    ['the rest, if part is deducted from leave', { excuse_paid: false, excuse_over_quota: 'deduct_leave' }, 210, 60, [30, 30]],
    ['all of it, one time too often', { excuse_over_quota: 'unpaid', excuse_count_per_month: 0 }, 0, 60, [60, 0]],
    ['nothing if the quota only warns', { excuse_over_quota: 'warn' }, 240, 60, [0, 0]],
  ])('%s', (_, policy, minutes, wanted, [unpaid_minutes, deducted_minutes]) => {
    const used = { minutes, count: 0 };
    expect(costOf({ ...defaultExcusePolicy, ...policy }, 'mid_day', used, wanted)).toEqual({ unpaid_minutes, deducted_minutes });
  });

  test('remote work and corrections have no cost', () => {
    const policy = { ...defaultExcusePolicy, excuse_paid: false };
    expect(costOf(policy, 'remote_work', { minutes: 999, count: 9 }, 480)).toEqual({ unpaid_minutes: 0, deducted_minutes: 0 });
  });

  test('a December closes in January', () => {
    const policy = { ...defaultExcusePolicy, lock_day_of_month: 3 };
    expect([isClosed(policy, '2026-12-31', '2027-01-02'), isClosed(policy, '2026-12-31', '2027-01-03')]).toEqual([false, true]);
  });
});
