import { describe, expect, test } from 'vitest';
import { csvCell, csvTable } from './csv-table.ts';
import type { Cell } from './table-file.ts';

describe('a cell of a CSV file', () => {
  const cases: [what: string, cell: Cell, written: string][] = [
    ['a plain word', 'Anna', 'Anna'],
    ['nothing', null, ''],
    ['a number', 12.5, '12.5'],
    ['a negative number, which is no formula', -12.5, '-12.5'],
    ['a truth', true, 'true'],
    ['a comma', 'Berg, Anna', '"Berg, Anna"'],
    ['a semicolon', 'Berg; Anna', '"Berg; Anna"'],
    ['a quotation mark', 'Anna "Ann" Berg', '"Anna ""Ann"" Berg"'],
    ['two lines', 'Anna\nBerg', '"Anna\nBerg"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula that calls a program', "=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['a formula with a link', '=HYPERLINK("https://example.com","x")', '"\'=HYPERLINK(""https://example.com"",""x"")"'],
    ['a plus', '+49 30 1234', "'+49 30 1234"],
    ['a minus', '-1+1', "'-1+1"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1+1', "'\t=1+1"],
    ['a carriage return', '\r=1+1', '"\'\r=1+1"'],
    ['a line feed', '\n=1+1', '"\'\n=1+1"'],
    ['a wide equals sign', '＝1+1', "'＝1+1"],
    ['a wide plus', '＋1', "'＋1"],
    ['a wide minus', '－1', "'－1"],
    ['a wide at sign', '＠SUM(A1)', "'＠SUM(A1)"],
    ['an equals sign that comes later', 'a=b', 'a=b'],
  ];

  test.each(cases)('%s', (_, cell, written) => {
    expect(csvCell(cell)).toBe(written);
  });
});

test('a CSV file begins with the mark of UTF-8, ends its lines as Windows does and defuses its headings too', () => {
  const bytes = csvTable({
    title: 'Leave',
    language: 'ja',
    columns: [
      { heading: '従業員', kind: 'text' },
      { heading: '=日数', kind: 'number' },
    ],
    rows: [
      ['鈴木', 2],
      ['Łukasz', null],
    ],
  });
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').slice(1)).toBe("従業員,'=日数\r\n鈴木,2\r\nŁukasz,\r\n");
});

test('hours are numbers to be added up, exact to the minute', () => {
  const hours = { columns: [{ heading: 'Balance', kind: 'duration' }], rows: [[1671], [-45], [20], [0], [null]] };
  expect(linesOf({ language: 'en', ...hours })).toEqual(['27.85', '-0.75', '0.33', '0', '']);
  expect(linesOf({ language: 'de', ...hours })).toEqual(['27,85', '-0,75', '0,33', '0', '']);
});

const amounts = { title: 'Beträge', columns: [{ heading: 'Betrag', kind: 'number' }], rows: [[3.5], [-1234.25], [7]] } as const;
const linesOf = (table: object) =>
  csvTable({ ...amounts, ...table } as never)
    .toString()
    .split('\r\n')
    .slice(1, -1);

test('decimals are written as the language of the reader does', () => {
  expect(linesOf({ language: 'de' })).toEqual(['3,5', '-1234,25', '7']);
  expect(linesOf({ language: 'en' })).toEqual(['3.5', '-1234.25', '7']);
});

test('semicolons separate cells in languages with decimal commas, except in files for programs', () => {
  const columns = [...amounts.columns, { heading: 'Name', kind: 'text' }];
  const rows = [[3.5, 'Berg']];
  expect(linesOf({ language: 'fr', columns, rows })).toEqual(['3,5;Berg']);
  expect(linesOf({ language: 'fr', columns, rows, forPrograms: true })).toEqual(['3.5,Berg']);
});
