import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { dayOf } from './day-of.ts';
import { decimals } from './decimals.ts';
import type { Cell, TableColumn, TableDocument } from './table-file.ts';

/** What Excel still opens; a longer text makes it call the file damaged. */
const longestText = 32_767;

export function xlsxTable(table: TableDocument): Promise<Buffer> {
  const digits = decimals(table);
  const heading = table.columns.map(headingCell);
  const rows = table.rows.map((row) => table.columns.map((column, at) => sheetCell(column, digits[at]!, row[at] ?? null)));
  return writeXlsxFile([heading, ...rows], {
    sheet: sheetName(table.title),
    columns: table.columns.map((_, at) => ({ width: columnWidth(table, at) })),
    stickyRowsCount: 1,
    ...(table.columns.length > 6 && { orientation: 'landscape' }),
  }).toBuffer();
}

function headingCell({ heading, kind }: TableColumn): CellObject {
  return {
    value: heading,
    type: String,
    format: '@',
    fontWeight: 'bold',
    wrap: true,
    align: kind === 'number' ? 'right' : 'left',
    alignVertical: 'center',
    backgroundColor: '#F3F4F6',
    bottomBorderStyle: 'thin',
    bottomBorderColor: '#9CA3AF',
  };
}

function sheetCell(column: TableColumn, digits: number, cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null;
  const day = dayOf(column, cell);
  // Excel counts days from 1900, and wrongly in its first months.
  if (day && day.getUTCFullYear() > 1900) return { value: day, type: Date, format: 'yyyy-mm-dd', align: 'left' };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (typeof cell === 'number' && Number.isFinite(cell)) {
    return { value: cell, type: Number, ...(digits > 0 && { format: `#,##0.${'0'.repeat(digits)}` }) };
  }
  // Declared as text, so that it does not turn into a formula or a number when somebody edits it.
  return {
    value: String(cell).slice(0, longestText),
    type: String,
    format: '@',
    ...(column.kind === 'number' && { align: 'right' as const }),
  };
}

/** In characters, a Chinese or Japanese one counting as two; a sample of the rows is enough to see how long they are. */
function columnWidth({ columns, rows }: TableDocument, at: number): number {
  const texts = [columns[at]!.heading, ...rows.slice(0, 500).map((row) => String(row[at] ?? ''))];
  const longest = Math.max(...texts.map((text) => text.replace(/[\u2E80-\uFFEF]/g, '  ').length));
  return Math.min(Math.max(longest + 3, 9), 50);
}

function sheetName(title: string): string {
  const allowed = title.replace(/[[\]/\\:*?\s\x00-\x1F]+/g, ' ');
  const name = allowed.slice(0, 31).replace(/^[' ]+|[' ]+$/g, '');
  // Excel keeps the name History for itself.
  return name === '' || name.toLowerCase() === 'history' ? `Cadre ${name}`.trim() : name;
}
