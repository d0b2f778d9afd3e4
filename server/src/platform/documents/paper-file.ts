import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { createGate } from '../access/gate.ts';
import type { Figures } from './pdf-figures.ts';
import { workerPool } from './worker-pool.ts';

/** A paper of a few pages, in its language already. */
export type PaperDocument = {
  title: string;
  language: Language;
  blocks: (Block | Figures)[];
  /** At the foot of every page, next to its number. */
  footer: string;
  /** At the top of the first page, as a data URL. Decorative: the text names the company. */
  logo?: string;
  /** The word across the pages of a draft. */
  mark?: string;
  /** Closer lines and narrower margins, for a paper that is to fit one page. */
  isDense?: boolean;
  /** Makes the same paper the same file, whenever it is written. */
  madeAt?: Date;
};

/** One after the other: each takes a fraction of a second. */
const gate = createGate(1, 40);

const write = workerPool(new URL('./paper-worker.ts', import.meta.url), 512);

export const paperFile = (paper: PaperDocument): Promise<Buffer> => gate(() => write({ order: paper }));
