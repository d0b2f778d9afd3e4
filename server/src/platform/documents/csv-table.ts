import { asHours } from '@cadre/rules/duration';
import type { Cell, TableColumn, TableDocument } from './table-file.ts';

/** RFC 4180, with the mark by which spreadsheets recognise UTF-8. */
export const csvTable = ({ columns, rows }: TableDocument): Buffer => Buffer.from(csvHead(columns) + csvRows(columns, rows));

export const csvHead = (columns: TableColumn[]): string => `\uFEFF${csvLine(columns.map(({ heading }) => csvCell(heading)))}`;

export const csvRows = (columns: TableColumn[], rows: Cell[][]): string =>
  rows.map((row) => csvLine(columns.map((column, at) => columnCell(column, row[at] ?? null)))).join('');

const csvLine = (cells: string[]): string => `${cells.join(',')}\r\n`;

/** Programs read the plain minus. */
const columnCell = ({ kind }: TableColumn, cell: Cell): string =>
  kind === 'duration' && typeof cell === 'number' ? asHours(cell).replace('−', '-') : csvCell(cell);

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes such a text for a formula, which may call programs and send the sheet away. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
