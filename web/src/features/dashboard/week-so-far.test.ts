import { expect, test } from 'vitest';
import { spanOfWeek, weekSoFar } from './week-so-far.ts';

const shift = { id: 1, name: 'Day', code: 'D', start: '09:00', end: '17:00', crosses_midnight: false };
const day = (date: string, more: object = {}) => ({
  date,
  status: 'present',
  shift,
  first_in: null,
  live: null,
  scheduled_in: `${date}T08:00:00.000Z`,
  worked_minutes: 0,
  expected_minutes: 480,
  ...more,
});

test.each([
  ['2026-11-18', 1, '2026-11-16'],
  ['2026-11-16', 1, '2026-11-16'],
  ['2026-11-16', 0, '2026-11-15'],
])('the week of %s, when it begins on weekday %i, begins on %s', (today, weekStart, from) =>
  expect(spanOfWeek(today as '2026-11-18', weekStart).from).toBe(from),
);

test('the week counts its own days, and the next shift is the first that has not begun', () => {
  const days = [
    day('2026-11-16', { worked_minutes: 470, first_in: '2026-11-16T08:05:00.000Z' }),
    day('2026-11-17', {
      worked_minutes: 120,
      first_in: '2026-11-17T08:00:00.000Z',
      live: { counts_from: '2026-11-17T09:30:00.000Z', pause: null, break_after: 140, break_left: 5 },
    }),
    day('2026-11-18', { status: 'holiday' }),
    day('2026-11-19', { status: 'leave' }),
    day('2026-11-20', { expected_minutes: 0, status: 'day_off' }),
    day('2026-11-21', { expected_minutes: 240, status: 'half_leave' }),
    day('2026-11-23'),
  ];
  const found = weekSoFar(days as never, { from: '2026-11-16', now: Date.parse('2026-11-17T10:00:00Z') });
  expect(found).toMatchObject({ worked: 615, expected: 2160, next: { date: '2026-11-21' } });
});

test('an employee without a plan has no next shift', () =>
  expect(
    weekSoFar([day('2026-11-19', { shift: null, scheduled_in: null })] as never, { from: '2026-11-16', now: 0 }).next,
  ).toBeUndefined());
