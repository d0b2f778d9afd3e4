import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { dayOf } from '../day-of.ts';
import { decimals } from '../decimals.ts';
import type { Cell, TableColumn, TableDocument } from './table-file.ts';
import { columnWidth, daysTo1904, longestText, sheetName } from './xlsx-limits.ts';

export function xlsxTable(table: TableDocument): Promise<Buffer> {
  const digits = decimals(table);
  const isEarly = hasNegativeDuration(table);
  const heading = table.columns.map(headingCell);
  const rows = table.rows.map((row) => table.columns.map((column, at) => sheetCell(column, digits[at]!, row[at] ?? null, isEarly)));
  const sheet = {
    sheet: sheetName(table.title),
    columns: table.columns.map((_, at) => ({ width: columnWidth(table, at) })),
    stickyRowsCount: 1,
    ...(table.columns.length > 6 && { orientation: 'landscape' as const }),
  };
  return writeXlsxFile([heading, ...rows], sheet, { features: isEarly ? [countFrom1904] : [] }).toBuffer();
}

function headingCell({ heading, kind }: TableColumn): CellObject {
  return {
    value: heading,
    type: String,
    format: '@',
    fontWeight: 'bold',
    wrap: true,
    align: kind === 'number' || kind === 'duration' ? 'right' : 'left',
    alignVertical: 'center',
    backgroundColor: '#F3F4F6',
    bottomBorderStyle: 'thin',
    bottomBorderColor: '#9CA3AF',
  };
}

function sheetCell(column: TableColumn, digits: number, cell: Cell, isEarly: boolean): CellObject | null {
  if (cell === null || cell === '') return null;
  const day = dayOf(column, cell);
  // Excel counts days from 1900, and wrongly in its first months.
  if (day && day.getUTCFullYear() > (isEarly ? 1904 : 1900)) {
    return { value: isEarly ? new Date(day.getTime() - daysTo1904 * msOfDay) : day, type: Date, format: 'yyyy-mm-dd', align: 'left' };
  }
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (typeof cell === 'number' && column.kind === 'duration') return { value: cell / minutesOfDay, type: Number, format: '[h]:mm' };
  if (typeof cell === 'number' && Number.isFinite(cell)) {
    return { value: cell, type: Number, ...(digits > 0 && { format: `#,##0.${'0'.repeat(digits)}` }) };
  }
  // Declared as text, so that editing the cell does not turn it into a formula or a number.
  return {
    value: String(cell).slice(0, longestText),
    type: String,
    format: '@',
    ...(column.kind === 'number' && { align: 'right' as const }),
  };
}

const minutesOfDay = 24 * 60;
const msOfDay = minutesOfDay * 60_000;

/** Excel shows a negative duration as `-7:30` only in a workbook with days counted from 1904; in other workbooks it shows `####`. */
const countFrom1904 = {
  files: {
    transform: {
      'xl/workbook.xml': {
        transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
          tag === 'workbookPr' ? { ...attributes, date1904: '1' } : attributes,
      },
    },
  },
};

const hasNegativeDuration = ({ columns, rows }: TableDocument): boolean =>
  columns.some(({ kind }, at) => kind === 'duration' && rows.some((row) => typeof row[at] === 'number' && row[at] < 0));
