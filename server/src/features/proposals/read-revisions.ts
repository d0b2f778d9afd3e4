import type { ProposalRevision, proposalRevisions } from '@cadre/contract/calls/proposals';
import { momentJson } from '../../platform/database/moment-json.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { seenProposal } from './seen-proposal.ts';

export async function readRevisions(
  { db }: Services,
  context: CallContext<typeof proposalRevisions>,
): Promise<{ data: ProposalRevision[] }> {
  const { id } = await seenProposal(db, context);
  const { rows } = await sql<ProposalRevision>`
    select v.revision, v.language, ${momentJson(sql`v.sent_at`)} as sent_at, v.currency, v.fingerprint, v.file_hash,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as sent_by,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'url', '/proposals/' || v.proposal_id || '/media/' || m.id) order by m.id), '[]')
       from proposal_evidence o join media m on m.id = o.media_id
       where o.proposal_id = v.proposal_id and o.revision = v.revision) as evidence,
      money_major(v.net_amount, v.currency)::float8 as net_amount, money_major(v.gross_amount, v.currency)::float8 as gross_amount
    from proposal_revisions v left join users u on u.id = v.sent_by_id
    where v.proposal_id = ${id} order by v.revision desc`.execute(db);
  return { data: rows };
}
