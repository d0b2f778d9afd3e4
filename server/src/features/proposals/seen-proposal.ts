import { proposals } from '@cadre/contract/resources/proposals';
import { seen } from '../../crud/access/access.ts';
import { idOf } from '../../crud/read/read.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredProposal } from './stored-proposal.ts';

/** The proposal of the path as it is stored. */
export async function seenProposal(db: Runner, { actor, params }: Pick<CallContext, 'actor' | 'params'>): Promise<StoredProposal> {
  const { rows } = await sql<StoredProposal>`
    select r.* from proposals r where r.id = ${idOf(params.id)} and ${seen(proposals, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: proposals.name });
  return rows[0];
}
