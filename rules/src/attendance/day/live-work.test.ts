import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, type DaySetup, theDay as date, early, flexible, office, planOn, settledDay, split } from '../fixtures.ts';
import { defaultSettings } from '../plan/default-settings.ts';
import { liveWork, workedAt } from './live-work.ts';

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The live number at a moment, and the settled number if the employee clocks out at that moment. */
function numbers(punches: readonly string[], now: string, { shift = office, settings = {}, plan = {} }: DaySetup = {}) {
  const moment = at(`${date} ${now}`);
  const day = settledDay(punches, { shift, settings, plan, span: { now: moment } });
  const whole = planOn(date, shift, { settings: { ...defaultSettings, ...settings }, ...plan });
  const live = day.open_since === null ? null : liveWork(whole, { open_since: day.open_since, break_minutes: day.break_minutes });
  const settled = settledDay([...punches, `${now} out`], { shift, settings, plan });
  return { isOpen: live !== null, live: workedAt(day.worked_minutes, live, moment), settled: settled.worked_minutes };
}

test.each<[string, string[], string, DaySetup, number]>([
  ['before the break is due', ['09:00 in'], '15:00', {}, 360],
  ['while the break is deducted', ['09:00 in'], '15:30', {}, 360],
  ['after the break', ['09:00 in'], '17:59', {}, 479],
  ['with a break taken', ['09:00 in', '12:00 out', '13:00 in'], '18:00', {}, 480],
  ['with part of the break taken', ['09:00 in', '12:00 out', '12:30 in'], '18:00', {}, 480],
  ['with a paid break', ['09:00 in'], '17:59', { shift: { ...office, paid_break: true } }, 539],
  ['without a deduction', ['09:00 in'], '17:59', { settings: { auto_break_after_minutes: null } }, 539],
  ['early, which does not count', ['08:00 in'], '08:30', {}, 0],
  ['early, which counts', ['08:00 in'], '08:30', { settings: { count_before_shift: true } }, 30],
  ['in the pause of a split shift', ['09:00 in'], '14:00', { shift: split }, 240],
  ['through that pause', ['09:00 in'], '17:00', { shift: split }, 300],
  ['without a shift', ['09:00 in'], '17:59', { shift: null }, 539],
])('a day that is open %s shows the total that it will settle', (_, punches, now, setup, minutes) => {
  expect(numbers(punches, now, setup)).toEqual({ isOpen: true, live: minutes, settled: minutes });
});

test('for any earlier punches, the live total equals the settled one', () => {
  const times = fc
    .uniqueArray(fc.integer({ min: 60, max: 200 }), { minLength: 2, maxLength: 8 })
    .map((list) => list.toSorted((a, b) => a - b).map((step) => 6 * step))
    .map((list) => (list.length % 2 === 0 ? list : list.slice(1)));
  const shifts = fc.constantFrom(office, early, flexible, split, { ...office, paid_break: true });
  const settings = fc.record({ count_before_shift: fc.boolean(), auto_break_after_minutes: fc.constantFrom(null, 240, 360) });
  fc.assert(
    fc.property(times, shifts, settings, (minutes, shift, chosen) => {
      const now = clock(minutes.at(-1) as number);
      const punches = minutes.slice(0, -1).map((minute, place) => `${clock(minute)} ${place % 2 === 0 ? 'in' : 'out'}`);
      const { isOpen, live, settled } = numbers(punches, now, { shift, settings: chosen });
      // If the time for the shift is over, the day waits for a correction.
      fc.pre(isOpen);
      expect(live, JSON.stringify({ punches, now, shift: shift.name, chosen })).toBe(settled);
    }),
  );
});
