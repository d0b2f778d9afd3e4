import { Readable } from 'node:stream';
import { csvHead, csvRows } from './csv-table.ts';
import type { Rotations, TableHead } from './table-file.ts';
import { streamXlsx } from './xlsx-stream.ts';

/** A table of any length as a file, with only some rows in memory at a time. */
export const streamTable = (format: 'csv' | 'xlsx', head: TableHead, turns: Rotations): Readable =>
  Readable.from(format === 'csv' ? streamCsv(head, turns) : streamXlsx(head, turns), { objectMode: false });

async function* streamCsv(head: TableHead, turns: Rotations): AsyncGenerator<string> {
  yield csvHead(head);
  for await (const rows of turns) yield csvRows(head, rows);
}
