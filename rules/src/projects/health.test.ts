import { expect, test } from 'vitest';
import { type Health, healthOf } from './health.ts';

const today = '2026-11-17';
/** A hundred days, half of them passed. */
const half = { start: '2026-09-29', end: '2027-01-06' };
const open = { start: null, end: null };

test.each<[string, Omit<Parameters<typeof healthOf>[0], 'today'>, Health]>([
  ['nothing estimated', { spent: 60, estimated: 0, ...open }, 'none'],
  ['well within', { spent: 500, estimated: 1000, ...open }, 'green'],
  ['nearly all', { spent: 900, estimated: 1000, ...open }, 'amber'],
  ['all', { spent: 1000, estimated: 1000, ...open }, 'red'],
  ['more than all', { spent: 1500, estimated: 1000, ...open }, 'red'],
  ['as far as the calendar', { spent: 500, estimated: 1000, ...half }, 'green'],
  ['a little ahead of it', { spent: 650, estimated: 1000, ...half }, 'green'],
  ['well ahead of it', { spent: 660, estimated: 1000, ...half }, 'amber'],
  ['spent before it begins', { spent: 200, estimated: 1000, start: '2026-12-01', end: '2026-12-31' }, 'amber'],
  ['the end has passed', { spent: 10, estimated: 1000, start: '2026-01-01', end: '2026-11-16' }, 'red'],
  ['the end has passed without an estimate', { spent: 10, estimated: 0, start: null, end: '2026-11-16' }, 'red'],
  ['its last day', { spent: 10, estimated: 1000, start: '2026-01-01', end: today }, 'green'],
])('%s', (_case, facts, health) => {
  expect(healthOf({ ...facts, today })).toBe(health);
});
