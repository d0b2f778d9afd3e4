import { expect, test } from 'vitest';
import { type Health, type HealthFacts, healthOf } from './health.ts';

const today = '2026-11-17';
const calm: HealthFacts = { spent: 500, estimate: 1000, etc: 500, recent: 0, end: null, today };

test.each<[string, Partial<HealthFacts>, Health | null]>([
  ['nothing estimated', { estimate: 0, etc: 0 }, 'none'],
  ['well within', {}, 'green'],
  ['just below three quarters', { spent: 7499, estimate: 10_000, etc: 0 }, 'green'],
  ['three quarters', { spent: 7500, estimate: 10_000, etc: 0 }, 'amber'],
  ['just below all', { spent: 9999, estimate: 10_000, etc: 0 }, 'amber'],
  ['all', { spent: 10_000, estimate: 10_000, etc: 0 }, 'red'],
  ['more is left to do than the estimate has', { etc: 501 }, 'red'],
  ['runs out on the last day', { recent: 2000, end: '2026-11-24' }, 'green'],
  ['runs out the day before', { recent: 2000, end: '2026-11-25' }, 'amber'],
  ['runs out, but has no end', { recent: 2000 }, 'green'],
  ['completed', { spent: 5000, status: 'completed' }, null],
  ['cancelled', { spent: 5000, status: 'cancelled' }, null],
  ['on hold', { spent: 5000, status: 'on_hold' }, 'red'],
])('%s', (_case, facts, health) => {
  expect(healthOf({ ...calm, ...facts })).toBe(health);
});
