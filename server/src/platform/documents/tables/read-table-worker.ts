import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../problem.ts';
import type { ReadTableAnswer, ReadTableLimits } from './read-table.ts';
import { readTableBytes } from './read-table-bytes.ts';

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: ReadTableLimits };

parentPort?.postMessage(await answer());

/** Libraries report broken files in many ways; the user sees a single message: not readable. */
async function answer(): Promise<ReadTableAnswer> {
  try {
    return { table: await readTableBytes(bytes, limits) };
  } catch (error) {
    return error instanceof Problem ? { problem: error.code, args: error.args } : { problem: 'file_not_readable', args: {} };
  }
}
