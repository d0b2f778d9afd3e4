import { expect, test } from 'vitest';
import { formatFor } from '../../../platform/format/format.ts';
import { byMonth } from './by-month.ts';

const entry = (at: string) => ({ at });

test('months follow each other as their entries do', () => {
  const entries = ['2026-11-03T10:00:00Z', '2026-11-01T10:00:00Z', '2026-10-20T10:00:00Z', '2025-10-01T10:00:00Z'].map(entry);
  const months = byMonth(entries, (at) => at);
  expect(months.map(({ month, entries: own }) => [month, own.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-10', 1],
  ]);
});

test('the month is that of the reader, not of Greenwich', () => {
  const tokyo = formatFor('en', 'Asia/Tokyo');
  expect(byMonth([entry('2026-10-31T20:00:00Z')], tokyo.dayOf)[0]?.month).toBe('2026-11');
});
