import { asHours } from '@cadre/rules/duration';
import type { Cell, TableColumn, TableDocument } from './table-file.ts';

/** RFC 4180, with the mark by which spreadsheets recognise UTF-8. */
export function csvTable({ columns, rows }: TableDocument): Buffer {
  const head = columns.map(({ heading }) => csvCell(heading));
  const body = rows.map((row) => columns.map((column, at) => columnCell(column, row[at] ?? null)));
  const lines = [head, ...body].map((cells) => `${cells.join(',')}\r\n`);
  return Buffer.from(`\uFEFF${lines.join('')}`);
}

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
