import { csvSeparator } from '@cadre/rules/csv-separator';
import { decimalHours } from '@cadre/rules/duration';
import type { Cell, TableColumn, TableDocument, TableHead } from './table-file.ts';

/** RFC 4180 with the mark by which spreadsheets recognise UTF-8, separated as the reader's spreadsheet expects it. */
export const csvTable = ({ rows, ...head }: TableDocument): Buffer => Buffer.from(csvHead(head) + csvRows(head, rows));

export const csvHead = (head: TableHead): string =>
  `\uFEFF${csvLine(
    head.columns.map(({ heading }) => csvCell(heading)),
    separatorOf(head),
  )}`;

export function csvRows(head: TableHead, rows: Cell[][]): string {
  const separator = separatorOf(head);
  return rows
    .map((row) =>
      csvLine(
        head.columns.map((column, at) => columnCell(column, row[at] ?? null, separator)),
        separator,
      ),
    )
    .join('');
}

type Separator = ReturnType<typeof csvSeparator>;

const separatorOf = ({ language, forPrograms }: TableHead): Separator => (forPrograms ? ',' : csvSeparator(language));

const csvLine = (cells: string[], separator: Separator): string => `${cells.join(separator)}\r\n`;

/** Hours are numbers, which can be added up; where semicolons separate, a spreadsheet takes 3.5 for a day in May. */
function columnCell({ kind }: TableColumn, cell: Cell, separator: Separator): string {
  if (typeof cell !== 'number') return csvCell(cell);
  const number = String(kind === 'duration' ? decimalHours(cell) : cell);
  return separator === ';' ? number.replace('.', ',') : number;
}

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet treats text with this start as a formula, which may start programs and send the sheet away. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
