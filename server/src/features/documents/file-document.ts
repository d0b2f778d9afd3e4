import type { Filing } from '../../crud/behaviour.ts';
import { Problem } from '../../platform/problem.ts';
import { mayReview } from './may-review.ts';
import { setStatus } from './set-status.ts';
import type { StoredDocument } from './stored-document.ts';
import { tellReviewers } from './tell-of-document.ts';

/** A file that was asked for is submitted with its upload. What was accepted stays as it was seen, unless a reviewer changes it. */
export async function fileDocument({ tx, asker, before, act }: Filing): Promise<void> {
  const document = before as StoredDocument;
  const isDecided = document.status === 'accepted' || document.status === 'expired';
  if (document.form_id !== null) throw new Problem('wrong_state');
  if (isDecided && !(await mayReview(tx, asker.actor, document.employee_id))) throw new Problem('wrong_state');
  if (act === 'remove' && document.status === 'submitted') await setStatus(tx, asker, document, 'requested');
  if (act === 'add' && (document.status === 'requested' || document.status === 'rejected')) {
    await setStatus(tx, asker, document, 'submitted');
    await tellReviewers(tx, document, 'document_submitted', { but: asker.actor.user_id });
  }
}
