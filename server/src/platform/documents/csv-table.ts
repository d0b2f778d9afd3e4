import type { Cell, TableDocument } from './table-file.ts';

/** RFC 4180, with the mark by which spreadsheets recognise UTF-8. */
export function csvTable({ columns, rows }: TableDocument): Buffer {
  const lines = [columns.map(({ heading }) => heading), ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return Buffer.from(`\uFEFF${lines.join('')}`);
}

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes such a text for a formula, which may call programs and send the sheet away. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;
