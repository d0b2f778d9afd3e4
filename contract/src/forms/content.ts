import type { Block } from './blocks.ts';
import { contractContent } from './contract-content.ts';
import type { Answers, PaperType } from './index.ts';
import { jobOfferContent } from './job-offer-content.ts';
import type { PaperFormat } from './paper-format.ts';
import { paperWords, type Say } from './paper-words.ts';

type Wanted = {
  type: PaperType;
  answers: Answers;
  /** Given when it is issued. */
  number: string | null;
  /** Translates into the paper's language, which need not be the reader's. */
  say: Say;
  format: PaperFormat;
};

const contents = { contract: contractContent, job_offer: jobOfferContent };

/** The paper that these answers make. */
export function paperContent({ type, answers, number, say, format }: Wanted): Block[] {
  return contents[type](paperWords(answers, say, format), number);
}
