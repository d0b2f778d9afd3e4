import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { reach } from '../../crud/access.ts';
import { byApproval } from '../../crud/asked-of.ts';
import type { Asker } from '../../crud/asker.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';

type Found = { who: string | null; status: string; decided_at: Date };

/** Somebody else answered what the actor was asked for, in the attempt that counts: who, what and when. */
export async function decidedBefore(tx: Transaction, resource: Resource, id: number, { actor, t }: Asker): Promise<Problem | undefined> {
  const right = resource.approval?.asks;
  const { rows } = await sql<Found>`
    select u.name as who, r.status, r.decided_at from approvals r left join users u on u.id = r.decided_by_id
    where r.model = ${resource.name} and r.model_id = ${id} and r.decided_at is not null
      and r.attempt = (select max(a.attempt) from approvals a where a.model = r.model and a.model_id = r.model_id)
      and r.employee_id is distinct from ${actor.employee_id}::int
      and (exists (select from approval_assignees s where s.approval_id = r.id and s.user_id = ${actor.user_id})
        or (r.approver_kind = 'right' and ${right ? reach(byApproval(resource), actor, right) : sql`false`}))
    order by r.level desc limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const who = found.who ?? t('history.nobody');
  const decision = wordsOf(t).option(approvals.name, 'status', found.status);
  return new Problem('wrong_state', {
    says: 'decided_before',
    args: { who, decision, when: found.decided_at },
    extra: { decided_by: who, decided_at: found.decided_at, decision: found.status },
  });
}
