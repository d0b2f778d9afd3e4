import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { csvTable } from './csv-table.ts';
import { streamTable } from './stream-table.ts';
import type { Cell, TableDocument } from './table-file.ts';
import { streamXlsx } from './xlsx-stream.ts';

const { rows, ...head }: TableDocument = {
  title: 'Hours: 日本',
  language: 'en',
  columns: [
    { heading: 'Name', kind: 'text' },
    { heading: 'On', kind: 'date' },
    { heading: 'Balance', kind: 'duration' },
    { heading: 'Days', kind: 'number' },
    { heading: 'Paid', kind: 'text' },
  ],
  rows: [
    ['鈴木 <a> & "b"', '2026-05-04', -450, 2.5, true],
    ['=HYPERLINK("https://example.com")', '1903-05-04', 90, 0, false],
    ['\u0007 bell, and \ud800 half a letter', null, null, null, null],
  ],
};

async function* eachRow(): AsyncGenerator<Cell[][]> {
  for (const row of rows) yield [row];
}

test('a streamed CSV equals the CSV written at once, guarded against formulas', async () => {
  const streamed = await buffer(streamTable('csv', head, eachRow()));
  expect(streamed.toString()).toBe(csvTable({ ...head, rows }).toString());
  expect(streamed.toString()).toContain(`"'=HYPERLINK(""https://example.com"")"`);
});

test('a streamed workbook contains texts, days and negative hours with their types, and no formula', async () => {
  const files = readZip(await buffer(streamTable('xlsx', head, eachRow())));
  const sheet = files.get('xl/worksheets/sheet1.xml') as string;
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<is><t[^>]*>|<v>)([^<]*)/g)].map(([, at, value]) => [at, value]);
  expect(Object.fromEntries(cells)).toEqual({
    ...{ A1: 'Name', B1: 'On', C1: 'Balance', D1: 'Days', E1: 'Paid' },
    // 4 May 2026 is day 44684 since 1904.
    ...{ A2: '鈴木 &lt;a&gt; &amp; &quot;b&quot;', B2: '44684', C2: '-0.3125', D2: '2.5', E2: '1' },
    ...{ A3: '=HYPERLINK(&quot;https://example.com&quot;)', B3: '1903-05-04', C3: '0.0625', D3: '0', E3: '0' },
    A4: ' bell, and \ufffd half a letter',
  });
  expect(sheet).not.toContain('<f>');
  expect(files.get('xl/workbook.xml')).toContain('date1904="1"');
  expect(files.get('xl/workbook.xml')).toContain('name="Hours 日本"');
});

test('rows beyond the sheet limit continue on the next sheet, under the same headings', async () => {
  const sheetsOf = async (most: number) => {
    const files = readZip(await buffer(Readable.from(streamXlsx(head, eachRow(), most))));
    const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    return names.map((name, at) => [
      name,
      [...(files.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '').matchAll(/<row r="(\d+)"/g)].length - 1,
    ]);
  };
  expect(await sheetsOf(2)).toEqual([
    ['Hours 日本', 2],
    ['Hours 日本 (2)', 1],
  ]);
  expect(await sheetsOf(3)).toEqual([['Hours 日本', 3]]);
  const whole = async function* (): AsyncGenerator<Cell[][]> {
    yield rows;
  };
  const files = readZip(await buffer(Readable.from(streamXlsx(head, whole(), 1))));
  expect(files.get('xl/worksheets/sheet3.xml')).toContain('half a letter');
  expect(files.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet3.xml');
});

test('a workbook without rows has its headings', async () => {
  async function* none(): AsyncGenerator<Cell[][]> {}
  const sheet = readZip(await buffer(streamTable('xlsx', head, none()))).get('xl/worksheets/sheet1.xml');
  expect(sheet?.match(/<row/g)).toHaveLength(1);
});

test('a failure between two batches ends the file with that error', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield rows;
    throw new Error('The database went away');
  }
  await expect(buffer(streamTable('xlsx', head, failing()))).rejects.toThrow('The database went away');
});
