import type { Language } from '@cadre/contract/languages';
import { createGate } from '../../access/gate.ts';
import { workerPool } from '../worker-pool.ts';

/**
 * In the reader's language already, but for numbers, for days (YYYY-MM-DD in a date column) and for minutes in a column of durations:
 * those are written as each format does it best.
 */
export type Cell = string | number | boolean | null;

export type TableColumn = {
  heading: string;
  kind: 'text' | 'number' | 'date' | 'duration';
  /** Digits after the decimal sign, as money needs them; without it, as many as the numbers of the column have. */
  decimals?: number;
  /** Contains only a letter or two: four narrow columns need the width of one. */
  narrow?: true;
};

export type TableDocument = {
  title: string;
  subtitle?: string;
  language: Language;
  columns: TableColumn[];
  rows: Cell[][];
  /** Imported by a bank's or an accountant's program: its CSV is the same in the language of any user. */
  forPrograms?: true;
  /** The text in the footer of a PDF page, for example 'Page {page} of {pages}'. */
  pageText?: string;
};

export type TableHead = Omit<TableDocument, 'rows'>;
/** Rows that come some at a time. */
export type Rotations = AsyncIterable<Cell[][]>;

export type TableFormat = keyof typeof tableFormats;

export const tableFormats = {
  xlsx: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { extension: 'csv', mime: 'text/csv; charset=utf-8' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
};

/**
 * A large table occupies a core for seconds: two at once leave room for other requests, and beyond the queue it is better to refuse with a
 * retry.
 */
const gate = createGate(2, 20);

const write = workerPool(new URL('./table-worker.ts', import.meta.url), 1024);
const largeFrom = 1000;

export async function tableFile(format: TableFormat, table: TableDocument): Promise<{ bytes: Buffer; mime: string; extension: string }> {
  const bytes = await gate(() => write({ order: { format, table }, isLarge: table.rows.length >= largeFrom }));
  return { bytes, ...tableFormats[format] };
}
