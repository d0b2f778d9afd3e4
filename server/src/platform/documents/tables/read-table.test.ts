import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { readTableBytes } from './read-table-bytes.ts';
import { xlsxTable } from './xlsx-table.ts';

/** The offset of a part's size within its entry of an archive's directory. */
const claimedSizeAt = 24;
/** Threads take their time where everything is busy. */
const limits = { rows: 100, columns: 10 };
const read = (content: string | Uint8Array) => readTableBytes(Buffer.from(content as string), limits);
const utf16 = (text: string, swap = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

const zoe = { headings: ['Name', 'City'], rows: [{ row_no: 2, cells: ['Zoë', 'Köln'] }] };

test.each([
  ['UTF-8', Buffer.from('Name,City\nZoë,Köln')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFName,City\r\nZoë,Köln\r\n')],
  ['UTF-16, little end first', utf16('Name,City\nZoë,Köln')],
  ['UTF-16, big end first', utf16('Name,City\nZoë,Köln', true)],
  ['UTF-16 without a mark', Buffer.from('Name,City\nZoë,Köln', 'utf16le')],
  ['Latin-1', Buffer.from('Name,City\nZoë,Köln', 'latin1')],
  ['semicolons', Buffer.from('Name;City\nZoë;Köln')],
  ['tabs', Buffer.from('Name\tCity\nZoë\tKöln')],
  ['quotes', Buffer.from('"Name","City"\n"Zoë","Köln"')],
  ['a declared separator', Buffer.from('sep=;\nName;City\nZoë;Köln')],
])('a table in %s reads the same', async (_name, bytes) => expect(await readTableBytes(bytes, limits)).toEqual(zoe));

test('a quoted cell keeps its commas, quotes and lines', async () => {
  expect(await read('a,b\n"x, ""y""\nz",2')).toEqual({ headings: ['a', 'b'], rows: [{ row_no: 2, cells: ['x, "y"\nz', '2'] }] });
});

test('rows keep the numbers that the spreadsheet shows, empty ones are passed over', async () => {
  const { rows } = await read('\na\n\n1\n,\n2');
  expect(rows).toEqual([
    { row_no: 4, cells: ['1'] },
    { row_no: 6, cells: ['2'] },
  ]);
});

test('a column without a heading gets its letter, a second one of the same name a number', async () => {
  expect((await read('a,,a\n1,2,3')).headings).toEqual(['a', 'B', 'a (2)']);
});

test.each([
  ['a title', 'People of Lisbon\n\nName,City,Age\nZoë,Köln,3\nBo,Rom,4'],
  ['a title and a date', 'People,,\nAs of,2026-01-01\nName,City,Age,Phone,Mail\nZoë,Köln,3,1,2\nBo,Rom,4,,x'],
  ['nothing', 'Name,City,Age\nZoë,Köln,3\nBo,Rom,4'],
])('headings below %s are found', async (_name, content) => {
  const { headings, rows } = await read(content);
  expect(headings.slice(0, 3)).toEqual(['Name', 'City', 'Age']);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Zoë', 'Bo']);
});

test('a row with fewer cells than others is still a heading, and a table of one row is one', async () => {
  expect((await read('Name,City,\nZoë,Köln,x')).headings).toEqual(['Name', 'City', 'C']);
  expect((await read('Name\nZoë,Köln,x')).headings).toEqual(['Name', 'B', 'C']);
});

test('a hidden sheet is not read, and merged rows share their value', async () => {
  const bytes = await workbook();
  expect(await read(bytes)).toEqual({
    headings: ['Name', 'Department'],
    rows: [
      { row_no: 2, cells: ['Ada', 'Delivery'] },
      { row_no: 3, cells: ['Bo', 'Delivery'] },
      { row_no: 4, cells: ['Cy', ''] },
    ],
  });
});

/** Two sheets as spreadsheets write them: lists for a drop-down, hidden, before the people. */
async function workbook(): Promise<Uint8Array> {
  const made = await xlsxTable({
    title: 'People',
    language: 'en',
    columns: ['Name', 'Department'].map((heading) => ({ heading, kind: 'text' as const })),
    rows: [
      ['Ada', 'Delivery'],
      ['Bo', null],
      ['Cy', null],
    ],
  });
  const parts = unzipSync(made);
  const text = (name: string) => strFromU8(parts[name] as Uint8Array);
  const change = (name: string, from: RegExp, to: string) => {
    expect(text(name)).toMatch(from);
    parts[name] = strToU8(text(name).replace(from, to));
  };
  const hidden = text('xl/worksheets/sheet1.xml').replace(
    /<row.*<\/row>/s,
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Secret</t></is></c></row>',
  );
  parts['xl/worksheets/sheet9.xml'] = strToU8(hidden);
  change('xl/worksheets/sheet1.xml', /<\/sheetData>/, '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>');
  change('xl/workbook.xml', /<sheets>/, '<sheets><sheet name="Lists" sheetId="9" state="hidden" r:id="rId99"/>');
  const link =
    '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/>';
  change('xl/_rels/workbook.xml.rels', /<\/Relationships>/, `${link}</Relationships>`);
  return zipSync(parts);
}

test.each([
  ['an empty file', '', 'file_empty'],
  ['a file of blanks', ' \n,,\n', 'file_empty'],
  ['headings alone', 'Name,City\n', 'file_empty'],
  ['a quote that never ends', 'a,b\n"1,2\n3,4', 'file_not_readable'],
  ['bytes that are no text', Buffer.from([0x41, 0x42, 0, 0, 0, 7]), 'file_not_readable'],
  ['more rows than allowed', `a\n${'1\n'.repeat(101)}`, 'table_too_large'],
  ['more columns than allowed', `${'a,'.repeat(10)}a\n1`, 'table_too_large'],
])('%s is refused', async (_name, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});

test('a spreadsheet reads as its cells show', async () => {
  const columns = [
    { heading: 'Name', kind: 'text' as const },
    { heading: 'Hire date', kind: 'date' as const },
    { heading: 'Share', kind: 'number' as const },
  ];
  const bytes = await xlsxTable({
    title: 'People',
    language: 'en',
    columns,
    rows: [
      ['=SUM(1)', '2025-02-28', 62.5],
      ['李', null, 100],
    ],
  });
  expect(await readTable(bytes, limits)).toEqual({
    headings: ['Name', 'Hire date', 'Share'],
    rows: [
      { row_no: 2, cells: ['=SUM(1)', '2025-02-28', '62.5'] },
      { row_no: 3, cells: ['李', '', '100'] },
    ],
  });
});

test('an archive that is no spreadsheet, is damaged, or swells without end is refused', async () => {
  const other = zipSync({ 'word/document.xml': strToU8('<a/>') });
  await expect(read(other)).rejects.toMatchObject({ code: 'file_type_refused' });
  await expect(readTable(Buffer.from(other.subarray(0, 40)), limits)).rejects.toMatchObject({ code: 'file_not_readable' });
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<a/>') }));
  bomb.writeUInt32LE(300 * 1024 * 1024, bomb.indexOf('PK\u0001\u0002') + claimedSizeAt);
  await expect(read(bomb)).rejects.toMatchObject({ code: 'file_too_large' });
});

test('a spreadsheet that declares entities is refused', async () => {
  const bytes = zipSync({ 'xl/workbook.xml': strToU8('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "a">]><workbook/>') });
  await expect(read(bytes)).rejects.toMatchObject({ code: 'file_not_readable' });
});
