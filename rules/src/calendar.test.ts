import { describe, expect, test } from 'vitest';
import { addDays, dayIn, isDate, isMonth, monthSpan, partOfDay } from './calendar.ts';

describe('a date', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '1999-12-31', '1000-01-01', '2999-12-31'])('%s exists', (day) =>
    expect(isDate(day)).toBe(true),
  );
  test.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '２０２６-01-01',
    '',
    20260101,
    null,
    'infinity',
    '0999-12-31',
    '3000-01-01',
    '9999-12-31',
  ])('%s does not exist', (day) => expect(isDate(day)).toBe(false));
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 0, '2026-03-29'],
  ])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));
});

test.each([
  ['2026-01', true],
  ['2026-13', false],
  ['2026-1', false],
  ['9999-12', false],
  ['0001-01', false],
])('the month %s is valid: %s', (month, valid) => expect(isMonth(month)).toBe(valid));

test('the day depends on the zone, not on the server', () => {
  const instant = new Date('2026-11-15T23:30:00Z');
  expect(dayIn('Europe/Madrid', instant)).toBe('2026-11-16');
  expect(dayIn('America/New_York', instant)).toBe('2026-11-15');
});

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, expected) => expect(partOfDay(hour)).toBe(expected));

test('a month runs from its first to its last day', () => {
  expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
