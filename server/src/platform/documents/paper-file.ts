import { Worker } from 'node:worker_threads';
import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { createGate } from '../access/gate.ts';
import type { Figures } from './pdf-figures.ts';

/** A paper of a few pages, in its language already. */
export type PaperDocument = {
  title: string;
  language: Language;
  blocks: (Block | Figures)[];
  /** Stands at the foot of every page beside its number. */
  footer: string;
  /** The word across the pages of what is not issued yet. */
  mark?: string;
  /** Makes the same paper the same file, whenever it is written. */
  madeAt?: Date;
};

/** One after the other: each takes a fraction of a second. */
const gate = createGate(1, 40);

export const paperFile = (paper: PaperDocument): Promise<Buffer> => gate(() => written(paper));

/** One thread for all of them: the library and the fonts take longer to load than a paper to write. It does not keep the process alive. */
let kept: Worker | undefined;

function openWorker(): Worker {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const forget = (): void => {
    if (kept === worker) kept = undefined;
  };
  worker.unref();
  worker.once('error', forget).once('exit', forget);
  return worker;
}

type Outcome = { bytes: Uint8Array<ArrayBuffer> } | { failure: unknown };

function written(paper: PaperDocument): Promise<Buffer> {
  kept ??= openWorker();
  const worker = kept;
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome): void => {
      worker.off('message', settle).off('error', fail).off('exit', end);
      worker.unref();
      if ('bytes' in outcome) resolve(Buffer.from(outcome.bytes.buffer));
      else reject(outcome.failure);
    };
    const fail = (failure: unknown): void => settle({ failure });
    const end = (code: number): void => fail(new Error(`Writing a paper ended without a file (${code}).`));
    worker.on('message', settle).on('error', fail).on('exit', end);
    // Somebody waits for the answer.
    worker.ref();
    try {
      worker.postMessage(paper);
    } catch (failure) {
      fail(failure);
    }
  });
}
