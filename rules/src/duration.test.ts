import { expect, test } from 'vitest';
import { asBalance, asHours, decimalHours, hoursOrDash, minutesOf } from './duration.ts';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [485, '8:05'],
  [6000, '100:00'],
  [-45, '−0:45'],
])('%i minutes read as %s', (minutes, text) => {
  expect(asHours(minutes)).toBe(text);
});

test.each([
  [-9.75, '−9:45'],
  [0.5, '+0:30'],
  [0, '0:00'],
  [38.07, '+38:04'],
])('%d hours more or less read as %s', (hours, text) => {
  expect(asBalance(minutesOf(hours))).toBe(text);
});

test('zero minutes are shown as a dash', () => {
  expect([hoursOrDash(0), hoursOrDash(30)]).toEqual(['—', '0:30']);
});

test('hours with two decimals are exact to the minute', () => {
  const minutes = Array.from({ length: 3000 }, (_, at) => at - 1500);
  expect(minutes.filter((one) => minutesOf(decimalHours(one)) !== one)).toEqual([]);
  expect([20, 45, -20].map(decimalHours)).toEqual([0.33, 0.75, -0.33]);
});
