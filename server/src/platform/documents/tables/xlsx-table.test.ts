import { expect, test } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { type TableDocument, tableFile } from './table-file.ts';

const leaves: TableDocument = {
  title: 'Leave: May/June',
  language: 'en',
  columns: [
    { heading: 'Employee', kind: 'text' },
    { heading: 'From', kind: 'date' },
    { heading: 'Days', kind: 'number' },
    { heading: 'Amount', kind: 'number', decimals: 2 },
    { heading: 'Paid', kind: 'text' },
  ],
  rows: [
    ['鈴木 𠮷男 <a> & "b"', '2026-05-04', 2.5, 300, true],
    ['=HYPERLINK("https://example.com")', 'yesterday', 1, -12, false],
    ['007', null, null, null, null],
  ],
};

/** A thread has to start, which takes a while on a busy machine. */
const sheetOf = async (table: TableDocument) => {
  const { bytes, extension, mime } = await tableFile('xlsx', table);
  expect([extension, mime]).toEqual(['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
  const files = readZip(bytes);
  const [sheet, strings, styles] = ['worksheets/sheet1', 'sharedStrings', 'styles'].map((name) => files.get(`xl/${name}.xml`)!) as [
    string,
    string,
    string,
  ];
  const texts = [...strings.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)].map(([, text]) => text!);
  const cells = [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(?:<v>([^<]*)<\/v>)?<\/c>/g)].map(([, address, attributes, value]) => [
    address!,
    attributes!.includes('t="s"') ? texts[Number(value)]! : Number(value),
  ]);
  return { sheet, styles, workbook: files.get('xl/workbook.xml')!, cells: Object.fromEntries(cells) };
};

test('texts, numbers and days have their types, and formulas are written as text', async () => {
  const { sheet, cells } = await sheetOf(leaves);
  expect(cells).toEqual({
    ...{ A1: 'Employee', B1: 'From', C1: 'Days', D1: 'Amount', E1: 'Paid' },
    ...{ A2: '鈴木 𠮷男 &lt;a&gt; &amp; "b"', B2: 46146, C2: 2.5, D2: 300, E2: 1 },
    ...{ A3: '=HYPERLINK("https://example.com")', B3: 'yesterday', C3: 1, D3: -12, E3: 0 },
    A4: '007',
  });
  expect(sheet).not.toContain('<f>');
});

test('the heading row stays in sight and is bold, and the sheet has an allowed name', async () => {
  const { sheet, styles, workbook } = await sheetOf(leaves);
  expect(sheet).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
  expect(styles).toContain('<b/>');
  expect(styles).toContain('#,##0.00');
  expect(workbook).toContain('name="Leave May June"');
});

test('days before Excel counts, and the one name that Excel keeps for itself, still make a file', async () => {
  const { workbook, cells } = await sheetOf({ ...leaves, title: 'History', rows: [['Anna', '1899-12-31', null, null, null]] });
  expect(workbook).toContain('name="Cadre History"');
  expect(cells.B2).toBe('1899-12-31');
});

test('a title without any allowed character, a text longer than Excel takes and characters that XML forbids still make a file', async () => {
  const { workbook, cells } = await sheetOf({ ...leaves, title: '[*]', rows: [['a\u0000b', null, null, null, 'x'.repeat(40_000)]] });
  expect(workbook).toContain('name="Cadre"');
  expect(cells.A2).toBe('ab');
  expect(cells.E2).toHaveLength(32_767);
});

test('hours are durations that can be summed, negative ones included, and no day shifts', async () => {
  const hours: TableDocument = {
    ...leaves,
    columns: [
      { heading: 'Day', kind: 'date' },
      { heading: 'Worked', kind: 'duration' },
    ],
    rows: [['2026-05-04', 27 * 60 + 51]],
  };
  const plain = await sheetOf(hours);
  expect(plain.cells).toMatchObject({ A2: 46146, B2: (27 * 60 + 51) / 1440 });
  expect(plain.styles).toContain('[h]:mm');
  expect(plain.workbook).not.toContain('date1904');
  const less = await sheetOf({ ...hours, rows: [['2026-05-04', -45]] });
  expect(less.cells).toMatchObject({ A2: 46146 - 1462, B2: -45 / 1440 });
  expect(less.workbook).toContain('date1904="1"');
});
