import type { Decision } from '../../crud/acts/approvals.ts';
import { createToken, hashOfToken, looksLikeToken } from '../../platform/access/secret-token.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export type ApprovalLink = { approval_id: number; user_id: number; decision: Decision; is_fresh: boolean; is_used: boolean };

const lifetime = '7 days';

/** A pair of links for one mail, one per answer. Those of an earlier mail about the same end. */
export async function makeLinks(tx: Transaction, approval_id: number, user_id: number): Promise<Record<Decision, string>> {
  const [yes, no] = [createToken(), createToken()];
  await sql`delete from approval_links where approval_id = ${approval_id} and user_id = ${user_id} and used_at is null`.execute(tx);
  await sql`
    insert into approval_links (token_hash, approval_id, user_id, decision, expires_at)
    values (${yes.hash}, ${approval_id}, ${user_id}, 'approved', now() + ${lifetime}::interval),
      (${no.hash}, ${approval_id}, ${user_id}, 'rejected', now() + ${lifetime}::interval)`.execute(tx);
  return { approved: yes.token, rejected: no.token };
}

export async function linkOf(db: Runner, token: string): Promise<ApprovalLink | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const { rows } = await sql<ApprovalLink>`
    select approval_id, user_id, decision, expires_at > now() as is_fresh, used_at is not null as is_used
    from approval_links where token_hash = ${hashOfToken(token)}`.execute(db);
  return rows[0];
}

/** Whether it was this one that used the links of its mail; of two at once the second waits here, and finds them used. */
export async function useLinks(tx: Transaction, { approval_id, user_id }: ApprovalLink): Promise<boolean> {
  const { rowCount } = await sql`
    update approval_links set used_at = now() where approval_id = ${approval_id} and user_id = ${user_id} and used_at is null`.execute(tx);
  return (rowCount ?? 0) > 0;
}
