import { describe, expect, test } from 'vitest';
import type { Day } from '../calendar.ts';
import { checkLeave, type LeaveFacts, type LeaveLimits } from './check-leave.ts';
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

const codes = (changed: Partial<LeaveLimits>, span: LeaveSpan, more: Partial<LeaveFacts> = {}): string[] =>
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
  ).map(({ code }) => code);

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
    ['what is within the limit over a weekend', spanning('2026-07-13', '2026-07-15'), weekend, []],
    ['a day at work parts them', spanning('2026-07-14', '2026-07-17'), weekend, []],
    ['the week before is joined, too', spanning('2026-07-01', '2026-07-03'), ['2026-07-04', '2026-07-05'], []],
    ['and counts', spanning('2026-06-29', '2026-07-03'), ['2026-07-04', '2026-07-05'], ['leave_too_long']],
  ])('%s', (_, span, free, expected) => {
    expect(codes({ max_consecutive_days: 10 }, span, { others: [week], free })).toEqual(expected);
  });
});
