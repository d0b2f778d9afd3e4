import { approvals } from '@cadre/contract/resources/approvals';
import { type Translate, wordsOf } from '../../platform/texts/texts.ts';

/** The kind of request, in the reader's words; a cancellation is always marked. */
export function approvalKind(t: Translate, { model, question }: { model: string; question: string }): string {
  const words = wordsOf(t);
  const kind = words.one(model);
  return question === 'request' ? kind : `${kind} (${words.option(approvals.name, 'question', question)})`;
}
