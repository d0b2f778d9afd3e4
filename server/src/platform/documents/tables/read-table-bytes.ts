import { Problem } from '../../problem.ts';
import type { ReadTable, ReadTableLimits } from './read-table.ts';
import { readTableCsv } from './read-table-csv.ts';
import { readTableXlsx } from './read-table-xlsx.ts';

/** The type of a file is detected from its first bytes, not from its name. */
export async function readTableBytes(bytes: Uint8Array, limits: ReadTableLimits): Promise<ReadTable> {
  const grid = isZip(bytes) ? await readTableXlsx(bytes) : readTableCsv(bytes, limits.rows);
  return tableOf(grid, limits);
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The headings are in the first row that is as filled as the others; empty rows count as rows of the sheet, but are not read. */
function tableOf(grid: string[][], limits: ReadTableLimits): ReadTable {
  const filled = grid.flatMap((cells, at) => {
    const clean = cells.map(cleaned);
    return clean.some((cell) => cell !== '') ? [{ row_no: at + 1, cells: clean }] : [];
  });
  const [head, ...rows] = filled.slice(headAt(filled.map(({ cells }) => cells.filter((cell) => cell !== '').length)));
  if (!head || rows.length === 0) throw new Problem('file_empty');
  const width = Math.max(...[head, ...rows].map(({ cells }) => widthOf(cells)));
  if (rows.length > limits.rows || width > limits.columns) throw new Problem('table_too_large', { args: limits });
  return { headings: headingsOf(head.cells, width), rows: rows.map(({ row_no, cells }) => ({ row_no, cells: filledUp(cells, width) })) };
}

const lookedAt = 50;
const mostTitles = 10;

/** A title, a date or a note above the table fills less than half of its columns. */
function headAt(counts: number[]): number {
  const few = counts.slice(0, lookedAt).sort((one, other) => one - other);
  const usual = few[Math.floor(few.length / 2)] ?? 0;
  const at = counts.slice(0, Math.min(mostTitles, counts.length - 1)).findIndex((count) => count * 2 > usual);
  return Math.max(at, 0);
}

/** No database stores a null character or half a symbol. */
const cleaned = (cell: string): string => cell.replaceAll('\u0000', '\uFFFD').toWellFormed().trim();

const widthOf = (cells: string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;
const filledUp = (cells: string[], width: number): string[] => Array.from({ length: width }, (_, at) => cells[at] ?? '');

/** A column without a heading is called by its letter, and of two with the same one the second gets a number. */
function headingsOf(cells: string[], width: number): string[] {
  const taken = new Set<string>();
  return filledUp(cells, width).map((cell, at) => {
    const input = cell.slice(0, 100) || letterOf(at);
    let heading = input;
    for (let number = 2; taken.has(heading); number += 1) heading = `${input} (${number})`;
    taken.add(heading);
    return heading;
  });
}

const letterOf = (at: number): string => (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
