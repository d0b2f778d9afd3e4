import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { classify } from './classify.ts';
import { between, monday, rules, toResponse, worked, zone } from './fixtures.ts';
import type { OvertimeRules } from './rule-set.ts';
import type { ClassifiedDay, WorkedDay } from './worked-day.ts';

const one = (day: WorkedDay, given: Partial<OvertimeRules> = {}, holidays: readonly string[] = []): ClassifiedDay =>
  classify([day], () => ({ ...rules, ...given }), new Set(holidays))[0]!;
const saturday = addDays(monday, 5);

describe('a day', () => {
  test.each<[string, WorkedDay, Partial<OvertimeRules>, Record<string, number>]>([
    ['as planned is normal', worked(monday, 480), {}, { normal: 480 }],
    [
      'of 9:12 on a planned 8:00 has an hour in blocks of 15',
      worked(monday, 552),
      { tolerance_minutes: 10, block_minutes: 15 },
      { normal: 492, overtime_1: 60 },
    ],
    ['within the tolerance has none', worked(monday, 490), { tolerance_minutes: 10 }, { normal: 490 }],
    ['beyond the tolerance has all of it', worked(monday, 491), { tolerance_minutes: 10 }, { normal: 480, overtime_1: 11 }],
    [
      'of 12 hours has two classes by its steps',
      worked(monday, 720),
      { daily_after_minutes: 480, second_after_minutes: 600 },
      { normal: 480, overtime_1: 120, overtime_2: 120 },
    ],
    [
      'has the second class beyond a short plan, too',
      worked(monday, 660, { planned_minutes: 240 }),
      { second_after_minutes: 600 },
      { normal: 240, overtime_1: 360, overtime_2: 60 },
    ],
    [
      'rounded up never has more than was worked',
      worked(monday, 500, { planned_minutes: 0 }),
      { block_minutes: 240, rounding: 'up' },
      { normal: 20, overtime_1: 480 },
    ],
    ['rounded to the nearest block', worked(monday, 503), { block_minutes: 15, rounding: 'nearest' }, { normal: 473, overtime_1: 30 }],
    ['of rest is of its class', worked(saturday, 245, { is_rest_day: true, planned_minutes: 0 }), { block_minutes: 15 }, { rest_day: 245 }],
    [
      'of rest may be like any other',
      worked(saturday, 240, { is_rest_day: true, planned_minutes: 0 }),
      { rest_day_class: 'normal' },
      { normal: 240 },
    ],
    ['of a holiday is of its class', worked(monday, 240, { is_holiday: true }), {}, { holiday: 240 }],
    [
      'of a holiday without a class is compared with its plan',
      worked(monday, 540, { is_holiday: true }),
      { holiday_class: 'normal' },
      { normal: 480, overtime_1: 60 },
    ],
  ])('%s', (_, day, given, classes) => expect(toResponse(one(day, given))).toEqual(classes));

  test('by night has its premium, and from midnight that of Sunday', () => {
    const night = worked(saturday, 0, between(saturday, '22:00', '06:00'));
    const { parts } = one(night);
    expect(parts).toEqual([
      { class: 'normal', premiums: ['night'], premium_bp: 2500, minutes: 120 },
      { class: 'normal', premiums: ['night', 'sunday'], premium_bp: 7500, minutes: 360 },
    ]);
    expect(one(night, { premiums: 'highest' }).parts.map(({ premium_bp }) => premium_bp)).toEqual([2500, 5000]);
  });

  test('that runs into a holiday has its premium from midnight on', () => {
    const night = worked(monday, 0, between(monday, '20:00', '04:00'));
    expect(toResponse(one(night, { night_from: null, night_to: null, holiday_premium_bp: 10_000 }, [addDays(monday, 1)]))).toEqual({
      normal: 240,
      'normal+holiday': 240,
    });
  });

  test('loses uncounted minutes at its start, and minutes without a punch carry no premium', () => {
    const night = { ...worked(monday, 0, between(monday, '20:00', '04:00')), planned_minutes: 420 };
    expect(toResponse(one({ ...night, worked_minutes: 450 }))).toEqual({ normal: 90, 'normal+night': 330, 'overtime_1+night': 30 });
    expect(toResponse(one({ ...night, worked_minutes: 500 }))).toEqual({ normal: 140, 'normal+night': 280, 'overtime_1+night': 80 });
  });

  test('when the clocks change is as long as it was', () => {
    const night = worked('2026-10-24', 0, { ...between('2026-10-24', '22:00', '06:00'), planned_minutes: 540 });
    expect(night.worked_minutes).toBe(540);
    expect(toResponse(one(night))).toEqual({ 'normal+night': 120, 'normal+night+sunday': 420 });
  });

  test('explains itself', () => {
    expect(one(worked(monday, 552), { tolerance_minutes: 10, block_minutes: 15 }).explanation).toEqual([
      { code: 'class_blocks', args: { found: 72, block: 15, minutes: 60 } },
      { code: 'class_overtime_1', args: { minutes: 60, after: 480 } },
    ]);
    expect(one(worked(monday, 485), { tolerance_minutes: 10 }).explanation).toEqual([
      { code: 'class_tolerance', args: { found: 5, tolerance: 10 } },
    ]);
    const codes = (day: WorkedDay, given: Partial<OvertimeRules> = {}) => one(day, given).explanation.map(({ code }) => code);
    expect(codes(worked(addDays(monday, 6), 240, { is_rest_day: true }))).toEqual(['class_rest_day', 'premium_sunday']);
    expect(codes(worked(monday, 240, { is_holiday: true }), { holiday_class: 'overtime_2' })).toEqual(['class_holiday_second']);
  });
});

describe('a week', () => {
  const week = (minutes: readonly number[]) => minutes.map((each, at) => worked(addDays(monday, at), each));
  const weekly = (days: readonly WorkedDay[], given: Partial<OvertimeRules> = {}) =>
    classify(days, () => ({ ...rules, weekly_after_minutes: 2400, sunday_premium_bp: null, ...given })).map(toResponse);

  test('of six days of eight hours has its sixth beyond forty', () => {
    expect(weekly(week([480, 480, 480, 480, 480, 480]))).toEqual([...Array(5).fill({ normal: 480 }), { overtime_1: 480 }]);
  });

  test('counts no minute twice: daily overtime does not fill it', () => {
    const days = weekly(week([600, 480, 480, 480, 480]));
    expect(days[0]).toEqual({ normal: 480, overtime_1: 120 });
    expect(days[4]).toEqual({ normal: 480 });
  });

  test('splits the day on which its limit is reached', () => {
    expect(weekly(week([480, 480, 480, 480, 470, 100]))[5]).toEqual({ normal: 10, overtime_1: 90 });
  });

  test('counts days before the rules applied, which stay normal', () => {
    const thursday = addDays(monday, 3);
    const all = { ...rules, daily_after_minutes: 1440, weekly_after_minutes: 1800 };
    const days = classify(week([600, 600, 600, 600]), (date) => (date < thursday ? null : all));
    expect(days.map(toResponse)).toEqual([{ normal: 600 }, { normal: 600 }, { normal: 600 }, { overtime_1: 600 }]);
  });

  const anyRules = fc.record({
    daily_after_minutes: fc.option(fc.integer({ min: 0, max: 720 })),
    second_after_minutes: fc.option(fc.integer({ min: 0, max: 900 })),
    weekly_after_minutes: fc.option(fc.integer({ min: 0, max: 3600 })),
    rest_day_class: fc.constantFrom('normal', 'overtime_1', 'rest_day') as fc.Arbitrary<OvertimeRules['rest_day_class']>,
    block_minutes: fc.integer({ min: 0, max: 60 }),
    rounding: fc.constantFrom('down', 'nearest', 'up') as fc.Arbitrary<OvertimeRules['rounding']>,
    tolerance_minutes: fc.integer({ min: 0, max: 30 }),
  });
  const anyDay = fc.record({
    worked_minutes: fc.integer({ min: 0, max: 900 }),
    stamped: fc.integer({ min: 0, max: 900 }),
    planned_minutes: fc.integer({ min: 0, max: 600 }),
    is_rest_day: fc.boolean(),
    is_holiday: fc.boolean(),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  const anyWeek = fc.array(anyDay, { minLength: 1, maxLength: 7 }).map((days) =>
    days.map(({ stamped, hour, ...day }, at): WorkedDay => {
      const start = Date.UTC(2026, 9, 19 + at, hour);
      return { date: addDays('2026-10-19', at), zone, ...day, intervals: [{ start, end: start + stamped * 60_000 }] };
    }),
  );
  const sum = ({ parts }: ClassifiedDay): number => parts.reduce((all, { minutes }) => all + minutes, 0);

  test('has classes that add up to the minutes worked on every day, with any rules', () => {
    fc.assert(
      fc.property(anyWeek, anyRules, (days, given) => {
        const classified = classify(days, () => ({ ...rules, ...given }));
        expect(classified.map(sum)).toEqual(days.map(({ worked_minutes }) => worked_minutes));
        expect(classified.every(({ parts }) => parts.every(({ minutes }) => minutes > 0 && Number.isInteger(minutes)))).toBe(true);
      }),
    );
  });

  test('keeps its sum wherever midnight or the week is cut', () => {
    fc.assert(
      fc.property(anyWeek, anyRules, fc.integer({ min: 0, max: 7 }), fc.integer({ min: -12, max: 12 }), (days, given, at, hours) => {
        const moved = days.map((day) => ({
          ...day,
          intervals: day.intervals.map(({ start, end }) => ({ start: start + hours * 3_600_000, end: end + hours * 3_600_000 })),
        }));
        const both = [moved.slice(0, at), moved.slice(at)].flatMap((part) => classify(part, () => ({ ...rules, ...given })));
        const all = (some: readonly ClassifiedDay[]): number => some.reduce((minutes, day) => minutes + sum(day), 0);
        expect(all(both)).toBe(all(classify(days, () => ({ ...rules, ...given }))));
      }),
    );
  });
});
