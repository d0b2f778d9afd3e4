import { expect, test } from 'vitest';
import { canWithdraw } from './release-window.ts';

const releasedAt = new Date('2026-03-28T09:00:00.000Z');

test.each([
  ['at once', '2026-03-28T09:00:00.000Z', true],
  ['a millisecond before a day is over', '2026-03-29T08:59:59.999Z', true],
  ['after exactly a day', '2026-03-29T09:00:00.000Z', true],
  ['a millisecond later', '2026-03-29T09:00:00.001Z', false],
  ['a month later', '2026-04-28T09:00:00.000Z', false],
])('a published payslip can be withdrawn for 24 hours: %s', (_when, now, may) => {
  expect(canWithdraw(releasedAt, new Date(now))).toBe(may);
});
