import { documents } from '@cadre/contract/resources/documents';
import type { Filing } from '../../crud/behaviour.ts';
import { setState } from '../../crud/set-state.ts';
import { Problem } from '../../platform/problem.ts';
import { mayReview } from './may-review.ts';
import type { StoredDocument } from './stored-document.ts';
import { tellReviewers } from './tell-of-document.ts';

const undecided = { decided_at: null, decision_note: null };

/** A file that was asked for is submitted with its upload. What was accepted stays as it was seen, unless a reviewer changes it. */
export async function fileDocument({ tx, asker, before, act }: Filing): Promise<void> {
  const document = before as StoredDocument;
  const isDecided = document.status === 'accepted' || document.status === 'expired';
  if (document.form_id !== null) throw new Problem('wrong_state');
  if (isDecided && !(await mayReview(tx, asker.actor, document.employee_id))) throw new Problem('wrong_state');
  if (act === 'remove' && document.status === 'submitted')
    await setState(tx, documents, asker, document, 'requested', { values: undecided });
  if (act === 'add' && (document.status === 'requested' || document.status === 'rejected')) {
    await setState(tx, documents, asker, document, 'submitted', { values: undecided });
    await tellReviewers(tx, document, 'document_submitted', { but: asker.actor.user_id });
  }
}
