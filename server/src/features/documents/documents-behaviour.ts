import { documents } from '@cadre/contract/resources/documents';
import { reach } from '../../crud/access/access.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import type { Behaviour, Filing, Move, Removal, Write } from '../../crud/behaviour.ts';
import type { Requests } from '../../crud/requests/requests.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { documentPath, mailOwner } from './notify-of-document.ts';
import { requestMail } from './request-mail.ts';
import type { StoredDocument } from './stored-document.ts';

const hasFile = (id: Sql): Sql<boolean> => sql`exists (select from media m where m.model = 'documents' and m.model_id = ${id})`;
const fromNoForm = () => sql<boolean>`r.form_id is null`;

export const documentsBehaviour = (requests: Requests): Behaviour => ({
  columns: {
    /** An issued form holds the file of its document. */
    files_count: () =>
      sql`(select count(*)::int + (r.form_id is not null)::int from media m where m.model = 'documents' and m.model_id = r.id)`,
  },
  can: {
    update: fromNoForm,
    delete: fromNoForm,
    accept: () => sql`(r.form_id is null and ${hasFile(sql`r.id`)})`,
    reject: fromNoForm,
    ask_again: fromNoForm,
  },
  pathFor: documentPath,
  async beforeWrite(write: Write) {
    if (write.before) changeDocument(write, write.before as StoredDocument);
    else write.values.status = 'submitted';
    await refusePast(write);
  },
  beforeFile: (filing) => fileDocument(filing, requests),
  async beforeMove(move: Move) {
    const { before, name, values } = move;
    refuseIssued(before as StoredDocument);
    if (name === 'accept') await refuseWithoutFile(move);
    if (name === 'accept') values.decision_note = null;
    if (name === 'ask_again') Object.assign(values, { decided_at: null, reminded: '{}' });
    if (name === 'reject') move.message = move.caller.t('done.document_rejected', { label: String(before.title) });
  },
  async afterMove({ services, tx, before, name }: Move) {
    const document = before as StoredDocument;
    if (name === 'reject') await mailOwner(services, tx, document, { template: 'document_rejected', args: {} });
    if (name === 'ask_again') await mailOwner(services, tx, document, requestMail(document.due_on));
  },
  async beforeDelete({ before }: Removal) {
    refuseIssued(before as StoredDocument);
  },
  request: {
    needsDecision: async ({ tx, caller, row }) => !(await mayReview(tx, caller.actor, (row as StoredDocument).employee_id)),
    /** It is accepted with its file. */
    approveAtOnce: async () => {},
  },
});

/** A document can't fall due on a day that is over where the person works. */
async function refusePast({ tx, values, before }: Write): Promise<void> {
  if (typeof values.due_on !== 'string' || values.due_on === before?.due_on) return;
  const employee_id = values.employee_id ?? before?.employee_id;
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) > ${values.due_on}::date`.execute(tx);
  if (rows.length > 0) throw invalid({ due_on: [{ code: 'in_the_past' }] });
}

/** With another expiry date the reminders start again, and an expired document may be valid again. */
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

const undecided = { decided_at: null, decision_note: null };

/** A document without a file cannot be accepted. */
async function refuseWithoutFile({ tx, before }: Move): Promise<void> {
  if (!(await isFiled(tx, before.id))) throw new Problem('document_without_file');
}

async function isFiled(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select where ${hasFile(sql`${id}`)}`.execute(tx);
  return rows.length > 0;
}

/**
 * A requested file is submitted with its upload. A document added by HR is accepted with its file, never without. An accepted document is
 * unchanged, unless a reviewer changes it.
 */
async function fileDocument({ tx, caller, before, act }: Filing, requests: Requests): Promise<void> {
  const document = before as StoredDocument;
  const { status } = document;
  const isDecided = status === 'accepted' || status === 'expired';
  const isReviewed = await mayReview(tx, caller.actor, document.employee_id);
  if (document.form_id !== null || (isDecided && !isReviewed)) throw new Problem('wrong_state');
  const become = (to: 'requested' | 'submitted' | 'accepted', decided_at: Sql | null = null) =>
    changeStatus(tx, documents, caller, document, to, { values: { ...undecided, decided_at } });
  if (act === 'remove' && status === 'submitted') await become('requested');
  if (act === 'remove' && status === 'accepted') await become('submitted');
  if (act === 'add' && status === 'submitted' && isReviewed && !(await isFiled(tx, document.id))) await become('accepted', sql`now()`);
  if (act === 'add' && (status === 'requested' || status === 'rejected')) {
    const submitted = await become('submitted');
    // If no level applies, no review is needed.
    if ((await requests.open(tx, caller, { resource: documents, row: submitted })) === 'approved')
      await changeStatus(tx, documents, caller, submitted, 'accepted', { values: { decided_at: sql`now()` } });
  }
  await countVersion(tx, document, caller.actor.user_id);
}

/** Another file is another version: an approver who saw the earlier one is warned. */
async function countVersion(tx: Transaction, { id, version }: StoredDocument, user_id: number): Promise<void> {
  await sql`
    update documents set version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = ${id} and version = ${version}`.execute(tx);
}

/** Whether this actor decides on this employee's documents. Users cannot decide on their own. */
async function mayReview(db: Runner, actor: Actor, employee_id: number): Promise<boolean> {
  if (employee_id === actor.employee_id) return false;
  const { rows } = await sql`
    select from (select ${employee_id}::int as employee_id) r where ${reach(documents, actor, 'documents.review')}`.execute(db);
  return rows.length > 0;
}
