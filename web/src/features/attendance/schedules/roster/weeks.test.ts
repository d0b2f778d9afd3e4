import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { expect, test } from 'vitest';
import { copiedWeek, weeksOf } from './weeks.ts';

/** November 2026 begins on a Sunday. */
const days = Array.from({ length: 30 }, (_, index) => {
  const date = `2026-11-${String(index + 1).padStart(2, '0')}`;
  return { date, weekday: weekdayOf(date), holidays: [] };
});

test('the weeks of a month are cut at its edges', () => {
  expect(weeksOf(days).map(({ number, first, last }) => [number, first, last])).toEqual([
    [44, 0, 0],
    [45, 1, 7],
    [46, 8, 14],
    [47, 15, 21],
    [48, 22, 28],
    [49, 29, 29],
  ]);
});

test('a copied week keeps its weekdays, and cells without an entry follow the plan again', () => {
  const cells = days.map(({ date }, column) => ({
    holiday: null,
    date,
    shift_id: column === 1 ? 5 : null,
    is_set: column === 1 || column === 2,
    base_shift_id: null,
    is_employed: true,
    note: null,
  }));
  const people = [{ employee: { id: 1, name: 'Mira Sol', pic: null, job: '' }, cells, minutes: 0 }];
  const weeks = weeksOf(days);
  const entries = copiedWeek({ days, people }, weeks[1]!, [weeks[5]!, weeks[2]!]);
  expect(entries.slice(0, 4)).toEqual([
    { row: 0, column: 29, mark: 5 },
    { row: 0, column: 8, mark: 5 },
    { row: 0, column: 9, mark: 'off' },
    { row: 0, column: 10, mark: 'plan' },
  ]);
  expect(entries).toHaveLength(8);
});
