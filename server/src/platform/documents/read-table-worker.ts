import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { ReadTableAnswer, ReadTableLimits } from './read-table.ts';
import { readTableBytes } from './read-table-bytes.ts';

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: ReadTableLimits };

parentPort?.postMessage(await answer());

/** Whatever a library says of a broken file, to a person it is one thing: not readable. */
async function answer(): Promise<ReadTableAnswer> {
  try {
    return { table: await readTableBytes(bytes, limits) };
  } catch (error) {
    return error instanceof Problem ? { problem: error.code, args: error.args } : { problem: 'file_not_readable', args: {} };
  }
}
