import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../calendar.ts';
import { explanationCodes } from '../explain/explanation-codes.ts';
import type { Absence, Action, DayPlan, DirectionMode, Holiday, Punch, Span, SpanResult } from '../facts.ts';
import { at, early, flexible, night, office, planOn, plansAround, punch, settled, split, splitNight } from '../fixtures.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { settleSpan } from './settle-span.ts';

const officeDays = (date: Day): DayPlan => planOn(date, office);
const nights = (date: Day): DayPlan => planOn(date, night);

describe('worked examples', () => {
  test.each([
    ['2026-03-28', '2026-03-29', 420],
    ['2026-10-24', '2026-10-25', 540],
    ['2026-11-12', '2026-11-13', 480],
  ])('the night of %s is %s minutes long', (date, next, minutes) => {
    const [day] = settled(date, date, nights, [punch(`${date} 22:00 in`), punch(`${next} 06:00 out`)]).days;
    expect(day).toMatchObject({
      date,
      worked_minutes: minutes,
      expected_minutes: minutes,
      status: 'present',
      late_minutes: 0,
      early_minutes: 0,
    });
  });

  test('twenty seconds later it is still the same tap', () => {
    const taps = [punch('2026-11-12 08:00:00'), punch('2026-11-12 08:00:20')];
    expect(settled('2026-11-12', '2026-11-12', officeDays, taps).punches.map(({ action, state }) => [action, state])).toEqual([
      ['in', 'counted'],
      ['in', 'double_tap'],
    ]);
  });

  test('a forgotten check-out leaves the next day alone', () => {
    const [first, second] = settled('2026-11-11', '2026-11-12', officeDays, [
      punch('2026-11-11 09:00'),
      punch('2026-11-12 09:05'),
      punch('2026-11-12 18:00'),
    ]).days;
    expect(first).toMatchObject({ status: 'incomplete', flags: ['missing_out'], worked_minutes: 0 });
    expect(second).toMatchObject({ status: 'present', first_in: at('2026-11-12 09:05'), flags: ['break_deducted'], worked_minutes: 475 });
  });
});

describe('any punches', () => {
  const from = '2026-11-09';
  const to = '2026-11-13';
  const start = at(`${addDays(from, -2)} 00:00`);
  const length = at(`${addDays(to, 3)} 00:00`) - start;
  const anyPunch = fc.record({
    at: fc.integer({ min: 0, max: length / 1000 }).map((seconds) => start + seconds * 1000),
    action: fc.constantFrom<(Action | null)[]>(null, null, 'in', 'out', 'break_out', 'break_in', 'ot_in', 'ot_out'),
    mode: fc.constantFrom<DirectionMode[]>('device', 'in', 'out', 'alternate', 'first_last'),
    code: fc.constantFrom(null, 0, 1, 2, 3, 4, 5, 255),
    source: fc.constantFrom('device', 'web'),
  });
  const anyPunches = fc.array(anyPunch, { maxLength: 24 }).map((list): Punch[] => list.map((one, index) => ({ ...one, id: index + 1 })));
  const anyPlan = fc.record({
    shift: fc.constantFrom(office, night, early, flexible, split, splitNight, null),
    employed: fc.constantFrom(true, true, true, false),
    tracked: fc.constantFrom(true, true, true, false),
    holiday: fc.constantFrom<Holiday | null>(null, null, null, { name: 'Half', portion: 'pm' }, { name: 'Whole', portion: 'full' }),
    settings: fc.record({
      ...constants(defaultSettings),
      count_before_shift: fc.boolean(),
      auto_break_after_minutes: fc.constantFrom(null, 0, 360),
      half_day_below_minutes: fc.constantFrom(null, 240),
      absent_below_minutes: fc.constantFrom(null, 60),
      overtime_min_block_minutes: fc.constantFrom(1, 30),
      late_from: fc.constantFrom('start' as const, 'grace_end' as const),
    }),
  });
  const anyPlans = fc
    .array(anyPlan, { minLength: 9, maxLength: 9 })
    .map((list) => plansAround(from, to, (date) => planOn(date, null, list[dayIndex(date)])));
  const dayIndex = (date: Day): number => (Date.parse(date) - Date.parse(addDays(from, -2))) / 86_400_000;
  const spanOf = (plans: DayPlan[], punches: Punch[], more: Partial<Span> = {}): Span => ({
    from,
    to,
    plans,
    punches,
    absences: [],
    overrides: [],
    now: at(`${addDays(to, 5)} 12:00`),
    terminals: [],
    ...more,
  });

  test('the order and repetition of punches do not matter', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, fc.func(fc.integer()), (plans, punches, rank) => {
        const shuffled = [...punches, ...punches.slice(0, 5)].sort((a, b) => rank(a.id) - rank(b.id));
        expect(settleSpan(spanOf(plans, shuffled))).toEqual(settleSpan(spanOf(plans, punches)));
      }),
    );
  });

  test('results do not depend on ids, which follow the order of arrival', () => {
    const withoutIds = (result: SpanResult): unknown =>
      result.days.map((day) => ({ ...day, intervals: day.intervals.map((one) => [one.in, one.out]) }));
    const sameMoments = anyPunches.map((list) =>
      list.map((one) => ({ ...one, at: start + Math.floor((one.at - start) / 7_200_000) * 7_200_000 })),
    );
    fc.assert(
      fc.property(anyPlans, fc.oneof(anyPunches, sameMoments), (plans, punches) => {
        const renumbered = punches.map((one) => ({ ...one, id: 1000 - one.id }));
        expect(withoutIds(settleSpan(spanOf(plans, renumbered)))).toEqual(withoutIds(settleSpan(spanOf(plans, punches))));
      }),
    );
  });

  test('a span is the sum of its days', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, (plans, punches) => {
        const whole = settleSpan(spanOf(plans, punches));
        const single = whole.days.map(({ date }) =>
          settleSpan(
            spanOf(
              plans.filter((plan) => plan.date >= addDays(date, -2) && plan.date <= addDays(date, 2)),
              punches.filter((one) => one.at >= at(`${addDays(date, -2)} 00:00`) && one.at < at(`${addDays(date, 3)} 00:00`)),
              { from: date, to: date },
            ),
          ),
        );
        expect(single.flatMap(({ days }) => days)).toEqual(whole.days);
        expect(single.flatMap(({ punches: results }) => results)).toEqual(whole.punches);
      }),
    );
  });

  test('no one works less than zero minutes, or longer than they were present', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, (plans, punches) => {
        const result = settleSpan(spanOf(plans, punches));
        const momentOf = new Map(punches.map((one) => [one.id, one.at]));
        for (const day of result.days) {
          const moments = result.punches.filter(({ work_date }) => work_date === day.date).map(({ id }) => momentOf.get(id)!);
          const there = moments.length === 0 ? 0 : (Math.max(...moments) - Math.min(...moments)) / 60_000;
          expect(day.worked_minutes).toBeGreaterThanOrEqual(0);
          expect(day.worked_minutes).toBeLessThanOrEqual(there);
          expect(day.overtime_minutes).toBeLessThanOrEqual(day.worked_minutes);
          expect(day.break_minutes).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('staying longer never reduces the time worked', () => {
    const stay = (plan: DayPlan, minutes: number): number =>
      settled(from, from, () => plan, [
        punch(`${from} 09:00:00 in`),
        { ...punch(`${from} 09:00:00 out`), at: at(`${from} 09:00`) + minutes * 60_000 },
      ]).days[0]!.worked_minutes;
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 119 }), fc.integer({ min: 1, max: 719 }), (planned, break_minutes, minutes) => {
        const shift = planned.shift && { ...planned.shift, break_minutes };
        const plan = planOn(from, shift, { ...planned, shift });
        expect(stay(plan, minutes + 1)).toBeGreaterThanOrEqual(stay(plan, minutes));
      }),
    );
  });

  test('every punch belongs to exactly one day', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, (plans, punches) => {
        const inside = punches.filter((one) => one.at >= at(`${addDays(from, 1)} 12:00`) && one.at < at(`${addDays(to, -1)} 12:00`));
        const { punches: results } = settleSpan(spanOf(plans, punches));
        for (const { id } of inside) expect(results.filter((result) => result.id === id)).toHaveLength(1);
      }),
    );
  });

  test('absences never cover more minutes than the plan requires', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, anyAbsences, (plans, punches, absences) => {
        for (const day of settleSpan(spanOf(plans, punches, { absences })).days) {
          expect(day.excused_minutes).toBeLessThanOrEqual(day.expected_minutes);
          expect(day.leave_minutes + day.holiday_minutes).toBeLessThanOrEqual(day.excused_minutes);
          expect(day.late_minutes + day.early_minutes).toBeGreaterThanOrEqual(0);
          expect(day.explanation.every(({ code }) => (explanationCodes as readonly string[]).includes(code))).toBe(true);
        }
      }),
    );
  });

  test('no result changes before the moment it gives for the next calculation', () => {
    fc.assert(
      fc.property(anyPlans, anyPunches, anyAbsences, fc.integer({ min: 0, max: 7 * 1440 }), (plans, punches, absences, minute) => {
        const now = start + minute * 60_000;
        const known = punches.filter((one) => one.at <= now);
        const { days } = settleSpan(spanOf(plans, known, { now, absences }));
        const revisit = Math.min(...days.map((day) => day.revisit_at ?? Number.POSITIVE_INFINITY));
        const later = Math.min(revisit - 1, now + 5 * 86_400_000);
        expect(settleSpan(spanOf(plans, known, { now: later, absences })).days.map(verdict)).toEqual(days.map(verdict));
      }),
    );
  });
  const anyAbsences = fc.array(
    fc.record<Absence>({
      kind: fc.constantFrom('leave', 'excuse', 'travel', 'remote'),
      name: fc.constant('Somewhere else'),
      date: fc.integer({ min: 0, max: 4 }).map((index) => addDays(from, index)),
      portion: fc.constantFrom<Absence['portion'][]>('full', 'am', 'pm', { from: '09:00', to: '11:00' }),
    }),
    { maxLength: 3 },
  );
  const verdict = ({ status, flags, worked_minutes }: { status: string; flags: string[]; worked_minutes: number }): unknown => [
    status,
    flags,
    worked_minutes,
  ];
});

function constants<T extends object>(values: T): { [K in keyof T]: fc.Arbitrary<T[K]> } {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<T[K]>;
  };
}
