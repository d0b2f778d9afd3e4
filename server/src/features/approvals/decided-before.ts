import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { reach } from '../../crud/access/access.ts';
import type { Caller } from '../../crud/access/caller.ts';
import { wasApprover } from '../../crud/acts/approver-conditions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';

type Found = { user_id: number | null; who: string | null; status: string; decided_at: Date | null; automatic: boolean };

/** Why a decision on a request comes too late for an approver of its latest attempt: another approver was faster, or it was withdrawn. */
export const decidedBefore = (tx: Transaction, { name }: Resource, id: number, caller: Caller): Promise<Problem | undefined> =>
  whyTooLate(
    tx,
    caller,
    sql`r.model = ${name} and r.model_id = ${id} and ${wasApprover(caller.actor, reach)}
    and r.attempt = (select max(a.attempt) from approvals a where a.model = r.model and a.model_id = r.model_id)`,
  );

/** The same for one approval, which the caller knows. */
export const approvalDecidedBefore = (tx: Transaction, id: number, caller: Caller): Promise<Problem | undefined> =>
  whyTooLate(tx, caller, sql`r.id = ${id}`);

async function whyTooLate(tx: Transaction, { t, actor }: Caller, which: Sql<boolean>): Promise<Problem | undefined> {
  const { rows } = await sql<Found>`
    select u.id as user_id, u.name as who, r.status, r.decided_at, r.automatic from approvals r left join users u on u.id = r.decided_by_id
    where ${which} and not r.informs and (r.decided_at is not null or r.closed_at is not null) order by r.level desc limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  if (found.decided_at === null) return new Problem('wrong_state');
  const who = found.who ?? t(found.automatic ? 'history.by_chain' : 'history.nobody');
  const decision = wordsOf(t).option(approvals.name, 'status', found.status);
  return new Problem('wrong_state', {
    says: found.user_id === actor.user_id ? 'decided_yourself' : 'decided_before',
    args: { who, decision, when: found.decided_at },
    extra: { decided_by: who, decided_at: found.decided_at, decision: found.status },
  });
}
