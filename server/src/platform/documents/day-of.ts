import type { Cell, TableColumn } from './tables/table-file.ts';

/** The day of a date column's cell, at midnight UTC; undefined for a date that is already text. */
export function dayOf({ kind }: TableColumn, cell: Cell): Date | undefined {
  if (kind !== 'date' || typeof cell !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(cell)) return undefined;
  const day = new Date(`${cell}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
