import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { proposalPdf } from '@cadre/contract/calls/proposals';
import type { Language } from '@cadre/contract/languages';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { type Revision, writePaper } from './freeze-revision.ts';
import { paperContentOf } from './paper-content.ts';
import { seenProposal } from './seen-proposal.ts';
import type { StoredProposal } from './stored-proposal.ts';
import { writeProposal } from './write-proposal.ts';

/**
 * A sent proposal is byte for byte the file of then; in another language it is written from the frozen content. An editable one is a draft.
 */
export async function sendProposalPdf(services: Services, context: CallContext<typeof proposalPdf>): Promise<undefined> {
  const proposal = await seenProposal(services.db, context);
  const { revision, language } = context.query;
  const bytes = await bytesOf(services, proposal, revision ?? undefined, language ?? undefined);
  const name = `${proposal.number}-${revision ?? proposal.revision} ${proposal.title}.pdf`.replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '_');
  await context.reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes);
  return undefined;
}

async function bytesOf(
  services: Services,
  proposal: StoredProposal,
  wanted: number | undefined,
  language: Language | undefined,
): Promise<Buffer> {
  const isWritten = proposal.status === 'draft' || proposal.status === 'internal_review';
  if (wanted === undefined && isWritten)
    return writeProposal(services, await paperContentOf(services.db, proposal), language ?? proposal.language);
  const { rows } = await sql<Pick<Revision, 'id' | 'language' | 'content' | 'sent_at'>>`
    select id, language, content, sent_at from proposal_revisions
    where proposal_id = ${proposal.id} and revision = ${wanted ?? proposal.revision}`.execute(services.db);
  const [sent] = rows;
  if (!sent) throw new Problem('not_found');
  if (language !== undefined && language !== sent.language)
    return writeProposal(services, sent.content, language, { madeAt: sent.sent_at });
  return sentBytes(services, await writePaper(services, sent.id));
}

/** A file that differs from the sent one is never returned. */
async function sentBytes(services: Services, { stored_as, file_hash }: Revision): Promise<Buffer> {
  const bytes = await buffer(await services.files.get(String(stored_as)));
  if (createHash('sha256').update(bytes).digest('hex') !== file_hash) throw new Error(`The stored file ${stored_as} is not what was sent.`);
  return bytes;
}
