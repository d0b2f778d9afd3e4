import { expect, test } from 'vitest';
import { maskTime } from './time-mask.ts';

const typed = (keys: string): string => [...keys].reduce((shown, key) => maskTime(shown + key, shown), '');

test.each([
  ['0830', '08:30'],
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['930', '09:30'],
  ['1', '1'],
  ['1:5', '01:5'],
  ['22', '22:'],
  ['22306', '22:30'],
  ['x9', '09:'],
])('typing %s shows %s', (keys, shown) => {
  expect(typed(keys)).toBe(shown);
});

test.each(['17:45', '7:45', '07:45:00'])('pasting %s is understood', (pasted) => {
  expect(maskTime(pasted, '')).toMatch(/^\d\d:45$/);
});

test('deleted characters stay deleted', () => {
  expect(maskTime('08', '08:')).toBe('08');
});
