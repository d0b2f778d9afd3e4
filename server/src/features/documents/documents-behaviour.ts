import type { Behaviour, Move, Removal, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { fileDocument } from './file-document.ts';
import { mayReview } from './may-review.ts';
import { requestMail } from './request-mail.ts';
import type { StoredDocument } from './stored-document.ts';
import { tellOwner, tellReviewers } from './tell-of-document.ts';

const fromNoForm = () => sql<boolean>`r.form_id is null`;

export const documentsBehaviour: Behaviour = {
  columns: {
    /** An issued form holds the file of its document. */
    files_count: () =>
      sql`(select count(*)::int + (r.form_id is not null)::int from media m where m.model = 'documents' and m.model_id = r.id)`,
  },
  can: {
    update: fromNoForm,
    delete: fromNoForm,
    ask_again: fromNoForm,
    accept: (actor) => sql`r.form_id is null and r.employee_id is distinct from ${actor.employee_id}`,
  },
  async beforeWrite(write: Write) {
    if (write.before) changeDocument(write, write.before as StoredDocument);
    else await beginDocument(write);
  },
  async afterWrite({ tx, asker, before, after }: Write) {
    const document = after as StoredDocument;
    if (before || document.status !== 'submitted') return;
    await tellReviewers(tx, document, 'document_submitted', { but: asker.actor.user_id });
  },
  beforeFile: fileDocument,
  async beforeMove({ asker, before, name }: Move) {
    refuseIssued(before as StoredDocument);
    if (name === 'accept' && before.employee_id === asker.actor.employee_id) throw new Problem('own_request');
  },
  async afterMove({ house, tx, before, name }: Move) {
    const document = before as StoredDocument;
    if (name === 'accept') {
      await sql`update documents set decided_at = now(), decision_note = null where id = ${before.id}`.execute(tx);
      await tellOwner(house, tx, document, 'document_accepted');
      return;
    }
    await sql`update documents set decided_at = null, reminded = '{}' where id = ${before.id}`.execute(tx);
    await tellOwner(house, tx, document, 'document_requested', { mail: requestMail(document.due_on) });
  },
  async beforeDelete({ before }: Removal) {
    refuseIssued(before as StoredDocument);
  },
};

/** What HR adds is part of the file at once; what people add themselves waits for a decision. */
async function beginDocument({ tx, asker, values }: Write): Promise<void> {
  const isAccepted = await mayReview(tx, asker.actor, values.employee_id as number);
  values.status = isAccepted ? 'accepted' : 'submitted';
  if (isAccepted) values.decided_at = new Date();
}

/** With another day of expiry the reminders begin anew, and what had expired may be good again. */
function changeDocument({ values }: Write, before: StoredDocument): void {
  refuseIssued(before);
  if (!('expires_on' in values) || values.expires_on === before.expires_on) return;
  values.reminded = '{}';
  if (before.status === 'expired') values.status = 'accepted';
}

/** The paper behind an issued form changes with the form alone. */
function refuseIssued({ form_id }: StoredDocument): void {
  if (form_id !== null) throw new Problem('wrong_state');
}
