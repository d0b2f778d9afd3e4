import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test.each([
  [0, 'now'],
  [-12_400, '12 seconds ago'],
  [-60_000, '1 minute ago'],
  [-5_400_000, '1 hour ago'],
  [-86_400_000, 'yesterday'],
])('%d ms from now is %s', (difference, words) => {
  expect(ago('en', difference)).toBe(words);
});
