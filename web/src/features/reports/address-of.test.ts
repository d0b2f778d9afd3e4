import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('a saved report opens with its days, groups and filters', () => {
  const filters = {
    date: { from: '2026-01-01', to: '2026-03-31' },
    group_by: ['project', 'employee'],
    project: [3, 4],
    status: ['approved'],
  };
  expect(addressOf({ id: 7, report: 'time-detail', period: null, filters })).toEqual({
    report: 'time-detail',
    saved: '7',
    period: 'custom',
    from: '2026-01-01',
    to: '2026-03-31',
    group: 'project,employee',
    'f.project': '3,4',
    'f.status': 'approved',
  });
  expect(addressOf({ id: 8, report: 'burn', period: 'last_month', filters: { group_by: [] } })).toEqual({
    report: 'burn',
    saved: '8',
    period: 'last_month',
    group: 'none',
  });
});

test.each([
  ['last_month', 'month', 'before'],
  ['last_month', 'year', 'year'],
  ['this_year', 'year', 'before'],
  [null, 'days', 'before'],
] as const)('a saved report of %s compared by %s opens compared', (period, compare, opened) => {
  expect(addressOf({ id: 9, report: 'utilization', period, filters: { compare } }).compare).toBe(opened);
});
