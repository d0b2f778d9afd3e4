import { describe, expect, test } from 'vitest';
import type { AttendanceSettings, DayResult, ShiftHours } from '../facts.ts';
import { at, early, night, office, planOn, punch, settled, split } from '../fixtures.ts';
import { defaultSettings } from '../plan/default-settings.ts';

const [monday, tuesday] = ['2026-11-09', '2026-11-10'] as const;
type Setup = { monday?: ShiftHours | null; tuesday?: ShiftHours | null; settings?: Partial<AttendanceSettings>; now?: string };

/** Settles the punches of both days and returns Tuesday. Punches are written `Mon 09:00`, `Tue 09:00 in`. */
function tuesdayAfter(texts: readonly string[], { settings = {}, now, ...shifts }: Setup = {}): DayResult {
  const planned: Record<string, ShiftHours | null> = { [monday]: shifts.monday ?? office, [tuesday]: shifts.tuesday ?? office };
  const punches = texts.map((text) => punch(`${text.startsWith('Mon') ? monday : tuesday} ${text.slice(4)}`));
  const planOf = (date: string) => planOn(date, planned[date] ?? null, { settings: { ...defaultSettings, ...settings } });
  return settled(tuesday, tuesday, planOf, punches, now ? { now: at(now) } : {}).days[0]!;
}
const alarms = (day: DayResult): string[] => day.flags.filter((flag) => flag === 'short_rest' || flag === 'long_day');

describe('rest between two days', () => {
  test.each<[string, readonly string[], Setup, string[]]>([
    ['enough', ['Mon 09:00', 'Mon 18:00', 'Tue 09:00', 'Tue 18:00'], {}, []],
    ['exactly enough', ['Mon 09:00', 'Mon 22:00', 'Tue 09:00', 'Tue 18:00'], {}, []],
    ['a minute short', ['Mon 09:00', 'Mon 22:00', 'Tue 08:59', 'Tue 18:00'], {}, ['short_rest']],
    ['at once, while the day goes on', ['Mon 09:00', 'Mon 22:00', 'Tue 08:30'], { now: `${tuesday} 08:31` }, ['short_rest']],
    ['from the office into the early shift', ['Mon 09:00', 'Mon 20:00', 'Tue 06:00', 'Tue 14:00'], { tuesday: early }, ['short_rest']],
    [
      'after a night that ended on the same day',
      ['Mon 22:00', 'Tue 06:00 out', 'Tue 16:00 in', 'Tue 20:00 out'],
      { monday: night, tuesday: { ...office, start_time: '16:00', end_time: '20:00' } },
      ['short_rest'],
    ],
    [
      'by the company\u2019s own measure',
      ['Mon 09:00', 'Mon 18:00', 'Tue 09:00', 'Tue 18:00'],
      { settings: { min_rest_minutes: 16 * 60 } },
      ['short_rest'],
    ],
    [
      'without a limit',
      ['Mon 09:00', 'Mon 23:00', 'Tue 06:00', 'Tue 14:00'],
      { tuesday: early, settings: { min_rest_minutes: null, max_day_minutes: null } },
      [],
    ],
    ['unknown, because the clock-out is missing', ['Mon 09:00 in', 'Tue 06:30 in', 'Tue 14:00 out'], { tuesday: early }, []],
    ['unknown, because a break never ended', ['Mon 09:00 in', 'Mon 22:00 break_out', 'Tue 07:30 in', 'Tue 14:00 out'], {}, []],
    [
      'unknown, because the clock-in is missing',
      ['Mon 09:00 in', 'Mon 22:00 out', 'Tue 08:00 out', 'Tue 08:30 in', 'Tue 18:00 out'],
      {},
      [],
    ],
    ['and not within a day, between the spans of a shift', ['Tue 09:00', 'Tue 13:00', 'Tue 16:00', 'Tue 20:00'], { tuesday: split }, []],
  ])('%s', (_, texts, setup, expected) => expect(alarms(tuesdayAfter(texts, setup))).toEqual(expected));

  test('the explanation gives the actual rest, the required rest and the previous clock-out', () => {
    const day = tuesdayAfter(['Mon 09:00', 'Mon 22:30', 'Tue 08:00', 'Tue 18:00']);
    expect(day.explanation).toContainEqual({ code: 'short_rest', args: { rest: '9:30', least: '11:00', left: '2026-11-09 22:30' } });
  });
});

describe('a long day', () => {
  const whole = { ...office, start_time: '08:00', end_time: '08:00', break_minutes: 0 };
  const twelve = { ...office, start_time: '07:00', end_time: '19:00', break_minutes: 0 };
  test.each<[string, readonly string[], Setup, string[]]>([
    ['ten hours', ['Tue 09:00', 'Tue 20:00'], {}, []],
    ['more than ten', ['Tue 09:00', 'Tue 20:01'], {}, ['long_day']],
    ['by the company\u2019s own measure', ['Tue 09:00', 'Tue 18:01'], { settings: { max_day_minutes: 480 } }, ['long_day']],
    ['planned so', ['Tue 07:00', 'Tue 19:30'], { tuesday: twelve }, []],
    ['longer than planned', ['Tue 07:00', 'Tue 20:30'], { tuesday: twelve }, ['long_day']],
    ['a whole day that was planned', ['Mon 08:00', 'Tue 08:15'], { monday: whole, tuesday: null }, []],
    ['without a limit', ['Tue 06:00', 'Tue 22:00'], { settings: { max_day_minutes: null, min_rest_minutes: null } }, []],
  ])('%s', (_, texts, setup, expected) => expect(alarms(tuesdayAfter(texts, setup))).toEqual(expected));

  test('the explanation gives the hours worked and the limit', () => {
    expect(tuesdayAfter(['Tue 09:00', 'Tue 21:00']).explanation).toContainEqual({
      code: 'long_day',
      args: { worked: '11:00', most: '10:00' },
    });
  });
});

test.each([
  [false, ['long_day']],
  [true, ['long_day', 'alarm_to_review']],
])('an alarm needs review only if the branch requires it: %s', (review_alarms, flags) => {
  expect(tuesdayAfter(['Tue 09:00', 'Tue 21:00'], { settings: { review_alarms } }).flags.slice(-flags.length)).toEqual(flags);
  expect(tuesdayAfter(['Tue 09:00', 'Tue 18:00'], { settings: { review_alarms } }).flags).not.toContain('alarm_to_review');
});
