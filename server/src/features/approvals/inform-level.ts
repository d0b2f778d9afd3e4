import type { Approver } from '@cadre/rules/approvals/approvers';
import type { By } from '../../crud/access/by-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ApprovalOpening } from './asking.ts';
import type { StoredLevelRow } from './load-chain.ts';
import type { Notify } from './notify-approvers.ts';

/**
 * Informs the people of a level; the request continues at once, and they can read it from now on. Returns the row of the level, if there
 * was anyone to inform.
 */
export async function informLevel(
  tx: Transaction,
  by: By,
  asking: ApprovalOpening,
  at: number,
  people: readonly Approver[],
  notify: Notify,
): Promise<number | undefined> {
  const { subject, attempt, question, chain } = asking;
  const informed = people.filter(({ via }) => via !== 'last_resort');
  if (informed.length === 0) return undefined;
  const { mode, approver_kind } = chain.levels[at] as StoredLevelRow;
  const { rows } = await sql<{ id: number }>`
    insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, status, informs, decided_at, created_by_id)
    values (${subject.resource.name}, ${subject.id}, ${subject.employee_id}, ${attempt}, ${question}, ${at + 1}, ${mode}, ${JSON.stringify(chain)},
      ${approver_kind}, 'approved', true, now(), ${by.actor?.user_id ?? null})
    returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  // Agreed from the start: nothing waits for them, and the request is within their sight.
  await sql`
    insert into approval_assignees (approval_id, user_id, via, agreed_at)
    select ${id}, *, now() from unnest(${informed.map(({ user_id }) => user_id)}::int[], ${informed.map(({ via }) => via)}::text[])
    on conflict do nothing`.execute(tx);
  await notify(tx, subject, informed, { question, type: 'approval_informed', ...(by.actor && { but: by.actor.user_id }) });
  return id;
}
