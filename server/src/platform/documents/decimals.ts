import type { TableDocument } from './tables/table-file.ts';

/** More than four digits after the decimal sign are noise of the computation. */
const most = 4;

/** The number of decimals of each column, so that decimal points align. */
export const decimals = ({ columns, rows }: TableDocument): number[] =>
  columns.map(({ decimals: wanted }, at) => wanted ?? rows.reduce((widest, row) => Math.max(widest, digitsOf(row[at])), 0));

function digitsOf(cell: unknown): number {
  if (typeof cell !== 'number' || Number.isInteger(cell)) return 0;
  return Number(cell.toFixed(most)).toString().split('.')[1]?.length ?? 0;
}
