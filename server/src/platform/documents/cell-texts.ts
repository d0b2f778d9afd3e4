import { asHours } from '@cadre/rules/duration';
import { dayOf } from './day-of.ts';
import { decimals } from './decimals.ts';
import type { Cell, TableDocument } from './table-file.ts';

/** Every cell as a person reads it on paper. */
export function cellTexts(table: TableDocument): string[][] {
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
