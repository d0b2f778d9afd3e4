import { approvals } from '@cadre/contract/resources/approvals';
import { type Translate, wordsOf } from '../../platform/texts/texts.ts';

/** What an approval is about, as its reader calls it; that something is to be cancelled is never left unsaid. */
export function approvalKind(t: Translate, { model, question }: { model: string; question: string }): string {
  const words = wordsOf(t);
  const kind = words.option(approvals.name, 'model', model);
  return question === 'request' ? kind : `${kind} (${words.option(approvals.name, 'question', question)})`;
}
