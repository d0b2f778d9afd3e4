import { describe, expect, test } from 'vitest';
import { exact, rounded, times } from '../exact.ts';
import { facts, monthly, nov } from '../fixtures.ts';
import type { Compensation, PayInputs } from '../pay-inputs.ts';
import { countDays } from './pay-days.ts';
import { amountOf, hourlyOf, monthAmountOf, monthlyOf, type Segment, segmentsOf } from './segments.ts';

const { policy } = facts();
const paidBy = (basis: Compensation['basis'], amount: number): Compensation => ({ ...monthly(amount), basis });
const segment = (given: Partial<Segment>): Segment => ({
  period: '2026-11',
  compensation: monthly(300_000),
  shareBp: 10_000,
  days: [],
  weight: 30,
  of: 30,
  ...given,
});

describe('the cost of an hour', () => {
  test.each<[string, Compensation, weeklyMinutes: number, hour: number]>([
    ['by the hour is agreed', paidBy('hourly', 2000), 2400, 2000],
    ['by the hour is the same in a shorter week', paidBy('hourly', 2000), 1200, 2000],
    ['by the day is an eighth of it in a week of 40 hours', paidBy('daily', 16_000), 2400, 2000],
    ['by the day is a quarter of it in a week of 20 hours', paidBy('daily', 16_000), 1200, 4000],
    ['by the day in a week of 38.5 hours', paidBy('daily', 15_400), 2310, 2000],
    ['by the month is 12 months over 52 weeks', paidBy('monthly', 346_667), 2400, 2000],
    ['by the month in a week of 20 hours', paidBy('monthly', 173_333), 1200, 2000],
  ])('%s', (_, compensation, weeklyMinutes, hour) => {
    expect(rounded(hourlyOf(compensation, { ...policy, weeklyMinutes }))).toBe(hour);
  });

  test.each<[string, number, number]>([
    ['five eighths of a cent less', 15_995, 1999],
    ['four eighths of a cent less', 15_996, 2000],
    ['a cent of the day is an eighth of a cent', 16_003, 2000],
    ['four of them are half a cent', 16_004, 2001],
  ])('by the day is rounded where it is paid: %s', (_, amount, hour) => {
    expect(rounded(hourlyOf(paidBy('daily', amount), policy))).toBe(hour);
  });

  test('by the day is exact until then', () => {
    expect(rounded(times(hourlyOf(paidBy('daily', 16_001), policy), exact([8])))).toBe(16_001);
  });
});

describe('the pay of a whole period', () => {
  test.each<[string, Partial<Segment>, workdays: number, expected: number]>([
    ['by the month', {}, 21, 300_000],
    ['by the month at half time', { shareBp: 5000 }, 21, 150_000],
    ['by the month, for a week', { period: '2026-11-14/07' }, 5, 69_231],
    ['by the day, for its working days', { compensation: paidBy('daily', 15_000) }, 21, 315_000],
    ['by the day, without any', { compensation: paidBy('daily', 15_000) }, 0, 0],
    ['by the hour, for the hours of a month', { compensation: paidBy('hourly', 2000) }, 21, 346_667],
    ['by the hour, for a week', { compensation: paidBy('hourly', 2000), period: '2026-11-14/07' }, 5, 80_000],
  ])('%s', (_, given, workdays, expected) => expect(monthlyOf(segment(given), policy, workdays)).toBe(expected));

  test('of a shorter period is a share of the month', () => {
    const week = segment({ period: '2026-11-14/07', shareBp: 5000 });
    expect([rounded(monthAmountOf(week)), rounded(amountOf(week))]).toEqual([150_000, 34_615]);
  });
});

describe('a month is split', () => {
  const split = (given: Partial<PayInputs>): unknown => {
    const inputs = facts(given as Parameters<typeof facts>[0]);
    const found = segmentsOf(inputs, countDays(inputs));
    return 'problem' in found
      ? found
      : found.map(({ days, compensation, shareBp }) => [days[0]?.date, days.at(-1)?.date, compensation.id, shareBp]);
  };
  const until = (compensation: Compensation, day: number) => ({ ...compensation, until: nov(day) });
  const followsFte = [{ ...monthly(300_000), followsFte: true }];
  test.each<[string, Partial<PayInputs>, unknown]>([
    ['not at all', {}, [[nov(1), nov(30), 1, 10_000]]],
    ['by the first day of the employment', { employed: [{ from: nov(10), to: null }] }, [[nov(10), nov(30), 1, 10_000]]],
    ['by the last day of the employment', { employed: [{ from: '2020-01-01', to: nov(10) }] }, [[nov(1), nov(10), 1, 10_000]]],
    [
      'by a gap in the employment',
      {
        employed: [
          { from: '2020-01-01', to: nov(10) },
          { from: nov(12), to: null },
        ],
      },
      [
        [nov(1), nov(10), 1, 10_000],
        [nov(12), nov(30), 1, 10_000],
      ],
    ],
    [
      'not by two employments in a row',
      {
        employed: [
          { from: '2020-01-01', to: nov(10) },
          { from: nov(11), to: null },
        ],
      },
      [[nov(1), nov(30), 1, 10_000]],
    ],
    [
      'by a raise',
      { compensations: [monthly(300_000), monthly(300_000, nov(16), 2)] },
      [
        [nov(1), nov(15), 1, 10_000],
        [nov(16), nov(30), 2, 10_000],
      ],
    ],
    [
      'by the FTE where pay follows it',
      {
        compensations: followsFte,
        fte: [
          { from: '2020-01-01', shareBp: 10_000 },
          { from: nov(16), shareBp: 8000 },
        ],
      },
      [
        [nov(1), nov(15), 1, 10_000],
        [nov(16), nov(30), 1, 8000],
      ],
    ],
    ['not by the FTE where pay does not follow it', { fte: [{ from: nov(16), shareBp: 8000 }] }, [[nov(1), nov(30), 1, 10_000]]],
    [
      'not by the first FTE, which counts before its day',
      { compensations: followsFte, fte: [{ from: nov(16), shareBp: 8000 }] },
      [[nov(1), nov(30), 1, 8000]],
    ],
    ['with an agreement until its last day', { compensations: [until(monthly(300_000), 30)] }, [[nov(1), nov(30), 1, 10_000]]],
    [
      'with a day without an agreement at the end',
      { compensations: [until(monthly(300_000), 29)] },
      { problem: 'no_compensation', args: { date: nov(30) } },
    ],
    [
      'with a day without an agreement at the start',
      { compensations: [monthly(300_000, nov(2))] },
      { problem: 'no_compensation', args: { date: nov(1) } },
    ],
    ['without an employment', { employed: [] }, { problem: 'not_employed', args: { month: '2026-11' } }],
  ])('%s', (_, given, expected) => expect(split(given)).toEqual(expected));
});
