import { expect, test } from 'vitest';
import { spentOf, toneOf } from './spent-of.ts';

test.each([
  [[{ spent: 120, estimated: 200 }], 60, 'green'],
  [
    [
      { spent: 120, estimated: 200 },
      { spent: 60, estimated: 0 },
    ],
    90,
    'amber',
  ],
  [[{ spent: 202, estimated: 200 }], 101, 'amber'],
  [[{ spent: 0.25, estimated: 0 }], 0, 'green'],
  [[], 0, 'green'],
])('%j is %s percent', (parts, percent, tone) => {
  expect(spentOf(parts).percent).toBe(percent);
  expect(toneOf(spentOf(parts))).toBe(tone);
});
