import { expect, test } from 'vitest';
import { maskDate } from './date-mask.ts';

const typed = (keys: string): string => [...keys].reduce((shown, key) => maskDate(shown + key, shown), '');

test.each([
  ['20261115', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2026.11.15', '2026-11-15'],
  ['2026-1-5', '2026-01-5'],
  ['2026x', '2026-'],
  ['202611159', '2026-11-15'],
])('typing %s shows %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test('a pasted date is taken as it is', () => {
  expect(maskDate('2026-11-15', '')).toBe('2026-11-15');
});

test('deleted characters stay deleted', () => {
  expect(maskDate('2026', '2026-')).toBe('2026');
});
