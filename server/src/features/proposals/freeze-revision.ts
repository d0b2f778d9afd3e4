import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@cadre/contract/languages';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { type PaperContent, paperContentOf } from './paper-content.ts';
import type { StoredProposal } from './stored-proposal.ts';
import { writeProposal } from './write-proposal.ts';

export type Revision = {
  id: number;
  revision: number;
  language: Language;
  content: PaperContent;
  fingerprint: string;
  stored_as: string | null;
  file_hash: string | null;
  sent_at: Date;
};

/** Freezes the content of a proposal as sent. No transaction waits for its file: that is written right after it. */
export async function freezeRevision({ jobs }: Services, tx: Transaction, user_id: number, proposal: StoredProposal): Promise<void> {
  const content = await paperContentOf(tx, proposal);
  const written = JSON.stringify(content);
  const { rows } = await sql<{ id: number }>`
    insert into proposal_revisions (proposal_id, revision, language, currency, net_amount, gross_amount, content, fingerprint, sent_by_id)
    values (${proposal.id}, ${proposal.revision}, ${proposal.language}, ${proposal.currency}, ${proposal.net_amount}, ${proposal.gross_amount},
      ${written}::jsonb, ${createHash('sha256').update(written).digest('hex')}, ${user_id})
    returning id`.execute(tx);
  await jobs.enqueue(tx, 'write_proposal_paper', { id: rows[0]?.id });
}

/** The file of a sent revision; written once, when it is first needed. */
export async function writePaper(services: Services, id: number): Promise<Revision> {
  const revision = await readRevision(services.db, id);
  if (revision.stored_as !== null) return revision;
  const bytes = await writeProposal(services, revision.content, revision.language, { madeAt: revision.sent_at });
  const stored_as = `proposal-${randomBytes(24).toString('hex')}`;
  await services.files.put(stored_as, bytes);
  const file_hash = createHash('sha256').update(bytes).digest('hex');
  const { rows } = await sql`
    update proposal_revisions set stored_as = ${stored_as}, file_hash = ${file_hash} where id = ${id} and stored_as is null returning id`.execute(
    services.db,
  );
  if (rows.length === 0) await services.files.remove(stored_as);
  return readRevision(services.db, id);
}

async function readRevision(db: Runner, id: number): Promise<Revision> {
  const { rows } = await sql<Revision>`select * from proposal_revisions where id = ${id}`.execute(db);
  return rows[0] as Revision;
}
