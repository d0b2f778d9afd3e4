import { StaleFields } from '../../../crud/form/stale-fields.tsx';
import type { Stale, Whose } from '../../../crud/form/use-stale.ts';
import { draftOfForm } from './paper-draft.ts';
import type { PaperForm } from './use-paper-form.ts';

type Props = { paper: PaperForm; stale: Stale; onSettle: (whose: Whose) => void };

/** Two people wrote the same draft; answers are compared one by one. */
export function PaperStaleDialog({ paper, stale, onSettle }: Props) {
  const theirs = { ...stale.current, ...draftOfForm(paper.type, stale.current) };
  return <StaleFields stale={stale} fields={paper.fields} mine={paper.form.draft} theirs={theirs} onSettle={onSettle} />;
}
