import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@cadre/contract/problems';
import { createGate } from '../../access/gate.ts';
import { type Arguments, Problem } from '../../problem.ts';

/** Headings and rows as a person sees them in a spreadsheet; `row_no` is the number at the left edge there. */
export type ReadTable = { headings: string[]; rows: { row_no: number; cells: string[] }[] };

export type ReadTableLimits = { rows: number; columns: number };

export type ReadTableAnswer = { table: ReadTable } | { problem: ProblemCode; args: Arguments };

const gate = createGate(1, 10);
const longestMilliseconds = 60_000;

/** Reads CSV or XLSX in a separate thread: a hostile file only exhausts that thread's memory and time. */
export async function readTable(bytes: Buffer, limits: ReadTableLimits): Promise<ReadTable> {
  const answer = await gate(() => answerOfWorker(bytes, limits));
  if ('problem' in answer) throw new Problem(answer.problem, { args: answer.args });
  return answer.table;
}

function answerOfWorker(bytes: Buffer, limits: ReadTableLimits): Promise<ReadTableAnswer> {
  const worker = new Worker(new URL('./read-table-worker.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), limits },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  return new Promise<ReadTableAnswer>((resolve) => {
    const damaged = () => resolve({ problem: 'file_not_readable', args: {} });
    const patience = setTimeout(() => void worker.terminate(), longestMilliseconds);
    worker.once('message', resolve);
    worker.once('error', damaged);
    worker.once('exit', () => {
      clearTimeout(patience);
      damaged();
    });
  });
}
