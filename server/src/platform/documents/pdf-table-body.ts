import { asHours } from '@cadre/rules/duration';
import type { ContentTable, CustomTableLayout } from 'pdfmake/interfaces.js';
import { dayOf } from './day-of.ts';
import { decimals } from './decimals.ts';
import { type Tag, tagged, tagIn } from './pdf-tags.ts';
import { pdfText, widestLine, wrappedLines } from './pdf-text.ts';
import { columnWidths } from './tables/column-widths.ts';
import type { Cell, TableColumn, TableDocument } from './tables/table-file.ts';

const padding = 6;
/** Bold letters are a little wider, and a heading that wraps within a word looks like a mistake. */
const boldness = 1.1;
/** Lines that fit on every page below the title and the headings. The layout drops an unbreakable part that does not fit. */
const highestUnbroken = 16;

const layout: CustomTableLayout = {
  hLineWidth: (at) => (at === 0 ? 0 : at === 1 ? 0.9 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (at) => (at === 1 ? '#6B7280' : '#D1D5DB'),
  paddingLeft: (at) => (at === 0 ? 0 : padding),
  paddingRight: (at, { table }) => (at === table.body[0]!.length - 1 ? 0 : padding),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const isFigure = (kind: TableColumn['kind']): boolean => kind === 'number' || kind === 'duration';

export function pdfTableBody(table: TableDocument, available: number, fontSize: number, tag: Tag): ContentTable {
  const { columns, language } = table;
  const headings = columns.map(({ heading }) => pdfText(heading, language));
  const cells = cellTexts(table).map((row) => row.map((text) => pdfText(text, language)));
  const alignments = columns.map(({ kind }) => (isFigure(kind) ? ('right' as const) : ('left' as const)));

  const contents = headings.map((heading, at) =>
    cells.reduce((widest, row) => Math.max(widest, widestLine(row[at]!)), widestLine(heading) * boldness),
  );
  const widths = columnWidths(
    contents.map((width) => width * fontSize + 1),
    available - 2 * padding * (columns.length - 1),
  );
  const staysWhole = cells.every((row) => row.every((cell, at) => wrappedLines(cell, widths[at]! / fontSize) <= highestUnbroken));
  const head = tagIn(tag, 'TR');
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: staysWhole ? 1 : 0,
      dontBreakRows: staysWhole,
      widths,
      body: [
        headings.map(({ text }, at) => ({
          text: tagged(text, tagIn(head, 'TH', 'Column')),
          bold: true,
          alignment: alignments[at]!,
          verticalAlignment: 'bottom',
        })),
        ...cells.map((row) => {
          const line = tagIn(tag, 'TR');
          return row.map(({ text }, at) => ({ text: tagged(text, tagIn(line, 'TD')), alignment: alignments[at]! }));
        }),
      ],
    },
    layout,
    fontSize,
  };
}

/** Every cell as a person reads it on paper. */
function cellTexts(table: TableDocument): string[][] {
  const days = new Intl.DateTimeFormat(table.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = decimals(table).map(
    (digits) =>
      new Intl.NumberFormat(table.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        // Whole numbers take a group sign from 10,000 on: a year is no amount.
        useGrouping: digits > 0 ? 'always' : 'min2',
      }),
  );
  const textOf = (cell: Cell, at: number): string => {
    if (cell === null) return '';
    const day = dayOf(table.columns[at]!, cell);
    if (day) return days.format(day);
    if (typeof cell === 'number' && table.columns[at]!.kind === 'duration') return asHours(cell);
    if (typeof cell === 'number') return Number.isFinite(cell) ? numbers[at]!.format(cell) : '';
    if (typeof cell === 'boolean') return cell ? '✓' : '–';
    return cell;
  };
  return table.rows.map((row) => table.columns.map((_, at) => textOf(row[at] ?? null, at)));
}
