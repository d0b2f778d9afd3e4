import type { Block, Signature } from './blocks.ts';
import { contractContent } from './contract-content.ts';
import type { Answers, PaperType } from './index.ts';
import { jobOfferContent } from './job-offer-content.ts';
import type { PaperFormat } from './paper-format.ts';
import { type Phrase, paperWords } from './paper-words.ts';

type AnswerRules = {
  type: PaperType;
  answers: Answers;
  /** Given when it is issued. */
  number: string | null;
  /** Translates into the paper's language, which need not be the reader's. */
  say: Phrase;
  format: PaperFormat;
  acceptance?: Acceptance | undefined;
};

/** That the other side has signed: the name as it was typed, the day, and whether it was on paper. */
export type Acceptance = { name: string; day: string; onPaper: boolean };

const contents = { contract: contractContent, job_offer: jobOfferContent };

/** The content of the paper for these answers. */
export function paperContent({ type, answers, number, say, format, acceptance }: AnswerRules): Block[] {
  const blocks = contents[type](paperWords(answers, say, format), number);
  if (!acceptance) return blocks;
  const { name, day, onPaper } = acceptance;
  const signed = say(onPaper ? 'clauses.signed_on_paper' : 'clauses.signed_online', { name, day: format.day(day) });
  return blocks.map((block) => (block.kind === 'signatures' ? { ...block, signatures: withAcceptance(block.signatures, signed) } : block));
}

/** The other side signs last. */
const withAcceptance = (signatures: Signature[], signed: string): Signature[] =>
  signatures.map((one, at) => (at === signatures.length - 1 ? { ...one, signed } : one));
