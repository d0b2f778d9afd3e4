import { expect, test } from 'vitest';
import { type HoursLayout, type HoursRow, hoursColumns, hoursFile } from './hours-file.ts';

const titles = Object.fromEntries(hoursColumns.map((column) => [column, column.toUpperCase()])) as Record<
  (typeof hoursColumns)[number],
  string
>;
const row = (given: Partial<HoursRow>): HoursRow => ({
  ...({ employee_no: 'E042', name: 'Díaz, Ana', branch: 'Madrid', department: 'IT', date: '2026-11-02', month: '2026-11' } as const),
  ...({ expected: 480, worked: 550, normal: 480, overtime_1: 70, overtime_2: 0, rest_day: 0, holiday: 0, credited: 0, late: 0 } as const),
  ...given,
});
const rows = [row({}), row({ date: '2026-11-03', worked: 480, overtime_1: 0 }), row({ employee_no: 'E007', name: '=1+1' })];
const layout: HoursLayout = {
  per: 'day',
  columns: ['employee_no', 'date', 'worked'],
  separator: 'semicolon',
  decimal: 'comma',
  header: false,
};

test.each<[string, Partial<HoursLayout>, string[]]>([
  ['day by day', {}, ['E042;2026-11-02;9,17', 'E042;2026-11-03;8,00', 'E007;2026-11-02;9,17']],
  [
    'by month',
    { per: 'month', columns: ['employee_no', 'month', 'worked', 'overtime_1'] },
    ['E042;2026-11;17,17;1,17', 'E007;2026-11;9,17;1,17'],
  ],
  [
    'with a header, in hours and minutes',
    { header: true, decimal: 'clock', separator: 'tab' },
    ['EMPLOYEE_NO\tDATE\tWORKED', 'E042\t2026-11-02\t9:10', 'E042\t2026-11-03\t8:00', 'E007\t2026-11-02\t9:10'],
  ],
  [
    'with quotes where the sign is inside, and no formula',
    { columns: ['name', 'worked'], separator: 'comma', decimal: 'point' },
    ['"Díaz, Ana",9.17', '"Díaz, Ana",8.00', "'=1+1,9.17"],
  ],
])('hours are written %s', (_, given, lines) => {
  expect(hoursFile(rows, { ...layout, ...given }, titles)).toBe(lines.map((line) => `${line}\r\n`).join(''));
});
