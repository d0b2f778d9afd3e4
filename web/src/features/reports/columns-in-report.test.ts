import { expect, test } from 'vitest';
import { columnsAway, filledColumns } from './columns-in-report.ts';

const columns = [
  { name: 'capacity', width: 100, isMinor: false },
  { name: 'presales', width: 80, isMinor: true },
  { name: 'worked', width: 100, isMinor: false },
  { name: 'overtime', width: 80, isMinor: true },
];

test.each([
  [360, []],
  [359, ['overtime']],
  [280, ['overtime']],
  [279, ['overtime', 'presales']],
  [50, ['overtime', 'presales']],
])('in %i px of room the last minor columns step aside first', (room, away) => expect(columnsAway(columns, room)).toEqual(away));

const row = (values: Record<string, string | number | null>, no_rate = {}) => ({ row: { values, no_rate } }) as never;
const result = ['note', 'worked', 'amount'].map((name) => ({ name })) as never;

test('a column without a value in any row in sight is left out', () => {
  const names = (rows: never[]) => filledColumns(result, rows).map(({ name }) => name);
  expect(names([row({ note: null, worked: 0, amount: 3 })])).toEqual(['worked', 'amount']);
  expect(names([row({ note: null, worked: 0, amount: null }), row({ note: 'Call', worked: 1, amount: null })])).toEqual(['note', 'worked']);
  expect(names([row({ note: null, worked: 1, amount: null }, { amount: { day: '2026-03-04' } })])).toEqual(['worked', 'amount']);
  expect(names([])).toEqual(['note', 'worked', 'amount']);
});
