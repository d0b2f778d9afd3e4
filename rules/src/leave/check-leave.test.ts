import { describe, expect, test } from 'vitest';
import type { Day } from '../calendar.ts';
import { checkLeave, type Finding, isTooFar, type LeaveFacts, type LeaveLimits, mattersToApprovers } from './check-leave.ts';
import type { LeaveDay, LeaveSpan } from './count-leave.ts';

const limits: LeaveLimits = {
  active: true,
  unit: 'day',
  min_step: 'half',
  wait_months: 0,
  min_notice_days: 0,
  max_past_days: 14,
  max_future_months: 18,
  max_consecutive_days: null,
  max_requests_per_year: null,
  interrupts_leave: false,
  blackouts: [],
  attachment_after_days: null,
  reason_required: false,
  substitute: 'optional',
};

const stocktaking = { name: 'Stocktaking', from_date: '2026-07-01', to_date: '2026-07-05', yearly: false, refuses: true };
const today = '2026-06-15';
const spanning = (from: Day, to: Day = from): LeaveSpan => ({ from, to, from_slot: 'full', to_slot: 'full', hours: null });
const counted = (date: Day): LeaveDay => ({ date, slot: 'am', minutes: 240, amount: 500, skipped: null, year: '2026-01-01' });

const found = (changed: Partial<LeaveLimits>, span: LeaveSpan, more: Partial<LeaveFacts> = {}): Finding[] =>
  checkLeave(
    { ...limits, ...changed },
    {
      span,
      days: [counted(span.from)],
      today,
      employed: [{ hired_on: '2026-01-10', left_on: null }],
      is_for_them: true,
      may_backdate: false,
      clashes: [],
      travels: [],
      others: [],
      free: [],
      requests: 0,
      shortage: null,
      closed: [],
      files: 0,
      reason: null,
      substitute: null,
      worked: [],
      ...more,
    },
  );

const codes = (...given: Parameters<typeof found>): string[] => found(...given).map(({ code }) => code);

describe('each limit, just within it and just beyond', () => {
  test.each<[string, Partial<LeaveLimits>, LeaveSpan, Partial<LeaveFacts>, string[]]>([
    ['14 days back', {}, spanning('2026-06-01'), {}, []],
    ['15 days back', {}, spanning('2026-05-31'), {}, ['leave_past']],
    ['15 days back, entered by HR', {}, spanning('2026-05-31'), { may_backdate: true }, []],
    ['7 days of notice', { min_notice_days: 7 }, spanning('2026-06-22'), {}, []],
    ['6 days of notice', { min_notice_days: 7 }, spanning('2026-06-21'), {}, ['leave_notice']],
    ['no notice for a day that is over', { min_notice_days: 7 }, spanning('2026-06-14'), {}, []],
    ['18 months ahead', {}, spanning('2027-12-15'), {}, []],
    ['18 months and a day ahead', {}, spanning('2027-12-15', '2027-12-16'), {}, ['leave_future']],
    ['after six months of service', { wait_months: 6 }, spanning('2026-07-10'), {}, []],
    ['a day before six months of service', { wait_months: 6 }, spanning('2026-07-09'), {}, ['leave_waiting']],
    ['the day before a closed period', { blackouts: [{ from_date: '2026-07-01', to_date: '2026-07-05' }] }, spanning('2026-06-30'), {}, []],
    ['its last day', { blackouts: [{ from_date: '2026-07-01', to_date: '2026-07-05' }] }, spanning('2026-07-05'), {}, ['leave_blackout']],
    ['a period closed for the department', {}, spanning('2026-07-05'), { closed: [stocktaking] }, ['leave_closed']],
    ['the day before that', {}, spanning('2026-06-30'), { closed: [stocktaking] }, []],
    [
      'such a period by HR without a reason',
      {},
      spanning('2026-07-05'),
      { closed: [stocktaking], may_backdate: true },
      ['leave_closed', 'leave_closed_reason'],
    ],
    [
      'such a period by HR with one',
      {},
      spanning('2026-07-05'),
      { closed: [stocktaking], may_backdate: true, reason: 'Wedding' },
      ['leave_closed'],
    ],
    ['a discouraged period', {}, spanning('2026-07-05'), { closed: [{ ...stocktaking, refuses: false }] }, ['leave_discouraged']],
    ['the day after it', { blackouts: [{ from_date: '2026-07-01', to_date: '2026-07-05' }] }, spanning('2026-07-06'), {}, []],
    ['three days without a file', { attachment_after_days: 3 }, spanning('2026-07-06', '2026-07-08'), {}, []],
    ['four days without a file', { attachment_after_days: 3 }, spanning('2026-07-06', '2026-07-09'), {}, ['leave_needs_file']],
    ['four days with one', { attachment_after_days: 3 }, spanning('2026-07-06', '2026-07-09'), { files: 1 }, []],
    ['the second request of two', { max_requests_per_year: 2 }, spanning('2026-07-06'), { requests: 1 }, []],
    ['the third', { max_requests_per_year: 2 }, spanning('2026-07-06'), { requests: 2 }, ['leave_too_often']],
    ['a blank reason where one is needed', { reason_required: true }, spanning('2026-07-06'), { reason: ' ' }, ['required']],
    ['a reason', { reason_required: true }, spanning('2026-07-06'), { reason: 'Moving' }, []],
  ])('%s', (_, changed, span, facts, expected) => {
    expect(codes(changed, span, facts)).toEqual(expected);
  });
});

describe('at most ten days in a row', () => {
  const week = { title: 'A week', from_date: '2026-07-06', to_date: '2026-07-10' };
  const weekend = ['2026-07-11', '2026-07-12'];
  const bridge = [...weekend, '2026-07-13'];
  test.each<[string, LeaveSpan, Day[], string[]]>([
    ['ten of them', spanning('2026-07-11', '2026-07-15'), weekend, []],
    ['eleven of them', spanning('2026-07-11', '2026-07-16'), weekend, ['leave_too_long']],
    ['a weekend between two weeks joins them', spanning('2026-07-13', '2026-07-17'), weekend, ['leave_too_long']],
    ['and so does one with a holiday', spanning('2026-07-14', '2026-07-17'), bridge, ['leave_too_long']],
    ['a leave within the limit over a weekend', spanning('2026-07-13', '2026-07-15'), weekend, []],
    ['a day at work parts them', spanning('2026-07-14', '2026-07-17'), weekend, []],
    ['the week before is joined, too', spanning('2026-07-01', '2026-07-03'), ['2026-07-04', '2026-07-05'], []],
    ['and counts', spanning('2026-06-29', '2026-07-03'), ['2026-07-04', '2026-07-05'], ['leave_too_long']],
  ])('%s', (_, span, free, expected) => {
    expect(codes({ max_consecutive_days: 10 }, span, { others: [week], free })).toEqual(expected);
  });
});

describe('a category', () => {
  const [aDay] = [spanning('2026-07-06')];
  test.each<[string, Partial<LeaveLimits>, Partial<LeaveFacts>, string[]]>([
    ['that is in use for people like them is accepted', {}, {}, []],
    ['that is no longer in use is refused', { active: false }, {}, ['leave_inactive']],
    ['for other people is refused', {}, { is_for_them: false }, ['leave_not_here']],
  ])('%s', (_, changed, facts, expected) => expect(codes(changed, aDay, facts)).toEqual(expected));
});

describe('the employment', () => {
  const employed = [{ hired_on: '2026-01-10', left_on: '2026-07-10' }];
  test.each<[string, LeaveSpan, Partial<LeaveFacts>, [field: string, code: string][]]>([
    ['its last two days', spanning('2026-07-09', '2026-07-10'), { employed }, []],
    ['an end one day after it', spanning('2026-07-10', '2026-07-11'), { employed }, [['to_date', 'outside_employment']]],
    ['one day after it', spanning('2026-07-11'), { employed }, [['from_date', 'outside_employment']]],
    [
      'a start and an end after it',
      spanning('2026-07-11', '2026-07-12'),
      { employed },
      [
        ['from_date', 'outside_employment'],
        ['to_date', 'outside_employment'],
      ],
    ],
    ['its first day', spanning('2026-01-10'), { employed, may_backdate: true }, []],
    ['one day before it', spanning('2026-01-09'), { employed, may_backdate: true }, [['from_date', 'outside_employment']]],
  ])('leave on %s', (_, span, facts, expected) => {
    expect(found({}, span, facts).map(({ field, code }) => [field, code])).toEqual(expected);
  });
});

describe('leave without work', () => {
  const skipped = (reason: LeaveDay['skipped']): LeaveDay => ({ ...counted('2026-07-06'), amount: 0, skipped: reason });
  const outside = { employed: [{ hired_on: '2026-01-10', left_on: '2026-07-05' }] };
  test.each<[string, Partial<LeaveLimits>, LeaveDay[], Partial<LeaveFacts>, string[]]>([
    ['days that are all free', {}, [skipped('day_off'), skipped('holiday')], {}, ['leave_no_work']],
    ['one day of work among them', {}, [skipped('day_off'), counted('2026-07-06')], {}, []],
    ['no day at all', {}, [], {}, ['leave_no_work']],
    ['a day that is due but counts nothing', {}, [skipped(null)], {}, []],
    ['hours that count nothing', { unit: 'hour' }, [skipped(null)], {}, ['leave_no_work']],
    ['hours that count', { unit: 'hour' }, [counted('2026-07-06')], {}, []],
    ['free days after the employment, which is reason enough', {}, [skipped('day_off')], outside, ['outside_employment']],
  ])('%s', (_, changed, days, facts, expected) => expect(codes(changed, spanning('2026-07-06'), { days, ...facts })).toEqual(expected));
});

describe('the smallest step', () => {
  const halves = (from_slot: LeaveSpan['from_slot'], to_slot: LeaveSpan['to_slot']): LeaveSpan => ({
    ...spanning('2026-07-06', '2026-07-07'),
    from_slot,
    to_slot,
  });
  const hours = (from: string, to: string): LeaveSpan => ({ ...spanning('2026-07-06'), hours: { from, to } });
  test.each<[string, Partial<LeaveLimits>, LeaveSpan, [field: string, code: string, minutes?: number][]]>([
    ['whole days, two of them', { min_step: 'unit' }, halves('full', 'full'), []],
    ['whole days, from noon', { min_step: 'unit' }, halves('pm', 'full'), [['from_slot', 'whole_days_only']]],
    ['whole days, until noon', { min_step: 'unit' }, halves('full', 'am'), [['to_slot', 'whole_days_only']]],
    ['whole days, half at both ends', { min_step: 'unit' }, halves('pm', 'am'), [['from_slot', 'whole_days_only']]],
    ['half days, half at both ends', { min_step: 'half' }, halves('pm', 'am'), []],
    ['whole hours, half days', { unit: 'hour', min_step: 'unit' }, halves('pm', 'am'), []],
    ['days, hours', {}, hours('09:00', '12:00'), [['from_time', 'hours_not_counted']]],
    ['days, hours off the half', {}, hours('09:10', '12:10'), [['from_time', 'hours_not_counted']]],
    ['hours, days', { unit: 'hour' }, halves('full', 'full'), []],
    ['whole hours', { unit: 'hour', min_step: 'unit' }, hours('09:00', '12:00'), []],
    ['whole hours, a start at the half', { unit: 'hour', min_step: 'unit' }, hours('09:30', '12:00'), [['from_time', 'leave_step', 60]]],
    ['whole hours, an end at the half', { unit: 'hour', min_step: 'unit' }, hours('09:00', '12:30'), [['to_time', 'leave_step', 60]]],
    ['half hours', { unit: 'hour', min_step: 'half' }, hours('09:30', '12:30'), []],
    ['half hours, a quarter more', { unit: 'minute', min_step: 'half' }, hours('09:45', '12:30'), [['from_time', 'leave_step', 30]]],
    ['quarters', { unit: 'minute', min_step: 'quarter' }, hours('09:15', '12:45'), []],
    [
      'quarters, a minute before and a minute after',
      { unit: 'minute', min_step: 'quarter' },
      hours('09:14', '12:46'),
      [
        ['from_time', 'leave_step', 15],
        ['to_time', 'leave_step', 15],
      ],
    ],
  ])('%s', (_, changed, span, expected) => {
    const days = [counted('2026-07-06')];
    const parts = found(changed, span, { days }).map(({ field, code, args }) => [field, code, ...Object.values(args)]);
    expect(parts).toEqual(expected);
  });
});

describe('notice and days that are over', () => {
  test.each<[string, Partial<LeaveLimits>, LeaveSpan, Partial<LeaveFacts>, string[]]>([
    ['today without notice', {}, spanning(today), {}, []],
    ['today with a day of notice', { min_notice_days: 1 }, spanning(today), {}, ['leave_notice']],
    ['tomorrow with a day of notice', { min_notice_days: 1 }, spanning('2026-06-16'), {}, []],
    ['today with a day of notice, entered by HR', { min_notice_days: 1 }, spanning(today), { may_backdate: true }, []],
    ['yesterday where no day may be over', { max_past_days: 0 }, spanning('2026-06-14'), {}, ['leave_past']],
    ['today where no day may be over', { max_past_days: 0 }, spanning(today), {}, []],
  ])('%s', (_, changed, span, facts, expected) => expect(codes(changed, span, facts)).toEqual(expected));

  test('are refused with the number of days', () => {
    expect(found({}, spanning('2026-05-31'))).toEqual([{ field: 'from_date', code: 'leave_past', args: { days: 14 }, blocks: true }]);
    expect(found({ min_notice_days: 7 }, spanning(today))[0]?.args).toEqual({ days: 7 });
    expect(found({}, spanning('2027-12-16'))[0]).toEqual({ field: 'to_date', code: 'leave_future', args: { months: 18 }, blocks: true });
  });

  test.each<[Day, boolean]>([
    ['2027-12-15', false],
    ['2027-12-16', true],
  ])('18 months ahead end on the 15th: %s', (day, expected) => expect(isTooFar(limits, today, day)).toBe(expected));
});

describe('the waiting time of six months', () => {
  const rehired = [
    { hired_on: '2024-01-01', left_on: '2025-12-31' },
    { hired_on: '2026-01-10', left_on: null },
  ];
  test.each<[string, Partial<LeaveLimits>, LeaveSpan, Partial<LeaveFacts>, string[]]>([
    ['begins again with each employment', { wait_months: 6 }, spanning('2026-07-09'), { employed: rehired }, ['leave_waiting']],
    ['is over after six months of the second one', { wait_months: 6 }, spanning('2026-07-10'), { employed: rehired }, []],
    [
      'applies on the first day',
      { wait_months: 6 },
      spanning('2026-06-20'),
      { employed: [{ hired_on: '2026-06-20', left_on: null }] },
      ['leave_waiting'],
    ],
    ['of no months is none', { wait_months: 0 }, spanning('2026-06-20'), { employed: [{ hired_on: '2026-06-20', left_on: null }] }, []],
    [
      'of one month is over after it',
      { wait_months: 1 },
      spanning('2026-07-20'),
      { employed: [{ hired_on: '2026-06-20', left_on: null }] },
      [],
    ],
    [
      'of one month is not over on the day before',
      { wait_months: 1 },
      spanning('2026-07-19'),
      { employed: [{ hired_on: '2026-06-20', left_on: null }] },
      ['leave_waiting'],
    ],
    [
      'is not the reason before the first employment',
      { wait_months: 6 },
      spanning('2026-06-19'),
      { employed: [{ hired_on: '2026-06-20', left_on: null }] },
      ['outside_employment'],
    ],
  ])('%s', (_, changed, span, facts, expected) => expect(codes(changed, span, facts)).toEqual(expected));

  test('is refused with the first possible day', () => {
    expect(found({ wait_months: 6 }, spanning('2026-07-09'))[0]).toMatchObject({ field: 'from_date', args: { day: '2026-07-10' } });
  });
});

describe('a closed period', () => {
  const closed = [stocktaking];
  test.each<[string, LeaveSpan, Partial<LeaveFacts>, [code: string, blocks: boolean][]]>([
    ['blocks employees', spanning('2026-07-05'), { closed }, [['leave_closed', true]]],
    [
      'does not block HR with a reason',
      spanning('2026-07-05'),
      { closed, may_backdate: true, reason: 'Wedding' },
      [['leave_closed', false]],
    ],
    [
      'blocks HR with a blank reason',
      spanning('2026-07-05'),
      { closed, may_backdate: true, reason: ' ' },
      [
        ['leave_closed', false],
        ['leave_closed_reason', true],
      ],
    ],
    [
      'that is only discouraged does not block',
      spanning('2026-07-05'),
      { closed: [{ ...stocktaking, refuses: false }] },
      [['leave_discouraged', false]],
    ],
    [
      'that is only discouraged needs no reason from HR',
      spanning('2026-07-05'),
      { closed: [{ ...stocktaking, refuses: false }], may_backdate: true },
      [['leave_discouraged', false]],
    ],
  ])('%s', (_, span, facts, expected) => {
    expect(found({}, span, facts).map(({ code, blocks }) => [code, blocks])).toEqual(expected);
  });

  const blackouts = [{ from_date: '2026-07-01', to_date: '2026-07-05' }];
  test.each<[string, LeaveSpan, string[]]>([
    ['its first day', spanning('2026-07-01'), ['leave_blackout']],
    ['a span that ends on its first day', spanning('2026-06-29', '2026-07-01'), ['leave_blackout']],
    ['a span that ends the day before', spanning('2026-06-29', '2026-06-30'), []],
    ['a span around it', spanning('2026-06-29', '2026-07-08'), ['leave_blackout']],
  ])('of the category: %s', (_, span, expected) => expect(codes({ blackouts }, span)).toEqual(expected));
});

describe('other leave on the same half days', () => {
  const clash = (title: string, replaceable: boolean) => ({ title, from_date: '2026-07-06', to_date: '2026-07-06', replaceable });
  const [holiday, sick] = [clash('Annual leave', true), clash('Sick leave', false)];
  test.each<[string, Partial<LeaveLimits>, LeaveFacts['clashes'], [code: string, title: string, blocks: boolean][]]>([
    ['is refused', {}, [holiday], [['leave_overlaps', 'Annual leave', true]]],
    ['is replaced by leave that interrupts', { interrupts_leave: true }, [holiday], [['leave_replaces', 'Annual leave', false]]],
    ['is refused where it cannot be replaced', { interrupts_leave: true }, [sick], [['leave_overlaps', 'Sick leave', true]]],
    ['is refused if one of two cannot be replaced', { interrupts_leave: true }, [holiday, sick], [['leave_overlaps', 'Sick leave', true]]],
    ['is refused once, with the first', {}, [sick, holiday], [['leave_overlaps', 'Sick leave', true]]],
    [
      'is replaced, each of two',
      { interrupts_leave: true },
      [holiday, clash('Overtime leave', true)],
      [
        ['leave_replaces', 'Annual leave', false],
        ['leave_replaces', 'Overtime leave', false],
      ],
    ],
  ])('%s', (_, changed, clashes, expected) => {
    const seen = found(changed, spanning('2026-07-06'), { clashes }).map(({ code, args, blocks }) => [code, args.title, blocks]);
    expect(seen).toEqual(expected);
  });

  test.each<[string, LeaveFacts['travels'], string[]]>([
    ['without a trip', [], []],
    ['on a trip', [{ title: 'Lisbon' }], ['Lisbon']],
    ['on two trips, of which the first is named', [{ title: 'Lisbon' }, { title: 'Porto' }], ['Lisbon']],
  ])('%s', (_, travels, titles) => {
    const seen = found({}, spanning('2026-07-06'), { travels });
    expect(seen.map(({ code, args }) => [code, args.title])).toEqual(titles.map((title) => ['travel_overlaps', title]));
  });
});

describe('days at work', () => {
  const halves = (from: Partial<LeaveDay> = {}): LeaveDay[] => [counted('2026-07-06'), { ...counted('2026-07-06'), slot: 'pm', ...from }];
  const withHours: LeaveSpan = { ...spanning('2026-07-06'), hours: { from: '09:00', to: '12:00' } };
  test.each<[string, LeaveSpan, LeaveDay[], boolean]>([
    ['block leave of the whole day', spanning('2026-07-06'), halves(), true],
    ['do not block half a day', spanning('2026-07-06'), [counted('2026-07-06')], false],
    ['do not block a day whose other half is free', spanning('2026-07-06'), halves({ skipped: 'holiday' }), false],
    [
      'do not block half a day before a whole one',
      spanning('2026-07-06', '2026-07-07'),
      [counted('2026-07-06'), counted('2026-07-07')],
      false,
    ],
    ['do not block hours', withHours, halves(), false],
  ])('%s', (_, span, days, blocks) => {
    const limits = { unit: span.hours ? 'hour' : 'day' } as const;
    expect(found(limits, span, { days, worked: ['2026-07-06'] })).toEqual([
      { field: 'from_date', code: 'leave_worked', args: { day: '2026-07-06' }, blocks },
    ]);
  });
});

describe('touching leave', () => {
  const other = (from_date: Day, to_date: Day) => ({ title: 'Leave', from_date, to_date });
  const together = (span: LeaveSpan, others: LeaveFacts['others'], free: Day[] = []) =>
    found({ max_consecutive_days: 1 }, span, { others, free })[0]?.args.count ?? 1;
  test.each<[string, LeaveSpan, LeaveFacts['others'], Day[], number]>([
    ['alone', spanning('2026-07-06', '2026-07-08'), [], [], 3],
    ['the day before', spanning('2026-07-06', '2026-07-08'), [other('2026-07-05', '2026-07-05')], [], 4],
    ['two days before', spanning('2026-07-06', '2026-07-08'), [other('2026-07-04', '2026-07-04')], [], 3],
    ['the day after', spanning('2026-07-06', '2026-07-08'), [other('2026-07-09', '2026-07-10')], [], 5],
    ['two days after', spanning('2026-07-06', '2026-07-08'), [other('2026-07-10', '2026-07-10')], [], 3],
    [
      'two days after, with a free day between',
      spanning('2026-07-06', '2026-07-08'),
      [other('2026-07-10', '2026-07-10')],
      ['2026-07-09'],
      5,
    ],
    [
      'two days before, with a free day between',
      spanning('2026-07-06', '2026-07-08'),
      [other('2026-07-04', '2026-07-04')],
      ['2026-07-05'],
      5,
    ],
    ['on both sides', spanning('2026-07-06'), [other('2026-07-07', '2026-07-08'), other('2026-07-04', '2026-07-05')], [], 5],
    [
      'a chain of three',
      spanning('2026-07-06'),
      [other('2026-07-08', '2026-07-08'), other('2026-07-07', '2026-07-07'), other('2026-07-09', '2026-07-09')],
      [],
      4,
    ],
    ['around it', spanning('2026-07-06'), [other('2026-07-05', '2026-07-07')], [], 3],
    ['within it', spanning('2026-07-06', '2026-07-10'), [other('2026-07-07', '2026-07-08')], [], 5],
    ['with the same days', spanning('2026-07-06', '2026-07-07'), [other('2026-07-06', '2026-07-07')], [], 2],
    ['with the same start and a later end', spanning('2026-07-06'), [other('2026-07-06', '2026-07-08')], [], 3],
  ])('%s', (_, span, others, free, expected) => expect(together(span, others, free)).toBe(expected));

  test('beyond the limit is refused with both numbers', () => {
    const [first] = found({ max_consecutive_days: 2 }, spanning('2026-07-06', '2026-07-08'));
    expect(first).toEqual({ field: 'to_date', code: 'leave_too_long', args: { days: 2, count: 3 }, blocks: true });
  });
});

describe('requests, balance and papers', () => {
  const substitute = { name: 'Ana', is_self: false, is_away: false, is_employed: true };
  test.each<[string, Partial<LeaveLimits>, Partial<LeaveFacts>, Omit<Finding, 'blocks'>[]]>([
    ['one request of one', { max_requests_per_year: 1 }, { requests: 0 }, []],
    [
      'a second of one',
      { max_requests_per_year: 1 },
      { requests: 1 },
      [{ field: 'leave_category_id', code: 'leave_too_often', args: { count: 1 } }],
    ],
    ['a hundredth without a limit', {}, { requests: 99 }, []],
    ['enough days', {}, { shortage: null }, []],
    [
      'half a day too little',
      {},
      { shortage: { date: '2026-07-06', short: 500 } },
      [{ field: 'to_date', code: 'leave_short', args: { day: '2026-07-06', short: 0.5 } }],
    ],
    ['no reason where none is needed', {}, { reason: null }, []],
    ['no reason where one is needed', { reason_required: true }, { reason: null }, [{ field: 'reason', code: 'required', args: {} }]],
    ['no file where none is needed', {}, { files: 0 }, []],
    [
      'no file on the first day',
      { attachment_after_days: 0 },
      { files: 0 },
      [{ field: 'attachments', code: 'leave_needs_file', args: { days: 0 } }],
    ],
    ['no file before the second day', { attachment_after_days: 1 }, { files: 0 }, []],
    ['one file on the first day', { attachment_after_days: 0 }, { files: 1 }, []],
    ['no substitute where one may be given', { substitute: 'optional' }, {}, []],
    ['no substitute where one is needed', { substitute: 'required' }, {}, [{ field: 'substitute_id', code: 'required', args: {} }]],
    ['a substitute where one is needed', { substitute: 'required' }, { substitute }, []],
    ['a substitute where one may be given', { substitute: 'optional' }, { substitute }, []],
    [
      'oneself as substitute',
      {},
      { substitute: { ...substitute, is_self: true, is_away: true } },
      [{ field: 'substitute_id', code: 'own_substitute', args: {} }],
    ],
    [
      'a substitute who has left',
      {},
      { substitute: { ...substitute, is_employed: false, is_away: true } },
      [{ field: 'substitute_id', code: 'substitute_has_left', args: { name: 'Ana' } }],
    ],
    [
      'a substitute who is away',
      {},
      { substitute: { ...substitute, is_away: true } },
      [{ field: 'substitute_id', code: 'substitute_away', args: { name: 'Ana' } }],
    ],
  ])('%s', (_, changed, facts, expected) => {
    expect(found(changed, spanning('2026-07-06'), facts)).toEqual(expected.map((one) => ({ ...one, blocks: true })));
  });
});

test.each([
  ['leave_replaces', true],
  ['leave_closed', true],
  ['leave_discouraged', true],
  ['leave_blackout', true],
  ['leave_short', false],
  ['leave_past', false],
])('approvers see findings that matter to their decision: %s', (code, expected) => {
  expect(mattersToApprovers({ field: 'from_date', code, args: {}, blocks: true })).toBe(expected);
});
