import { parentPort } from 'node:worker_threads';
import type { Written } from '../worker-pool.ts';
import type { TableDocument, TableFormat } from './table-file.ts';

/** Each format is loaded on first use: a CSV need not wait for the PDF library. */
const writers: Record<TableFormat, () => Promise<(table: TableDocument) => Buffer | Promise<Buffer>>> = {
  csv: async () => (await import('./csv-table.ts')).csvTable,
  xlsx: async () => (await import('./xlsx-table.ts')).xlsxTable,
  pdf: async () => (await import('../pdf-table.ts')).pdfTable,
};

parentPort?.on('message', async ({ format, table }: { format: TableFormat; table: TableDocument }) => {
  try {
    const write = await writers[format]();
    const bytes = new Uint8Array(await write(table));
    parentPort?.postMessage({ bytes } satisfies Written, [bytes.buffer]);
  } catch (failure) {
    parentPort?.postMessage({ failure } satisfies Written);
  }
});
