import { leaves } from '@cadre/contract/resources/leaves';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { whoMay } from '../../../crud/acts/who-may.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import { leavePath } from './leave-path.ts';
import { noticesOfLeave } from './notice-of-leave.ts';
import type { StoredLeave } from './stored-leave.ts';

export type RecountedLeave = { leave: StoredLeave; amount: number; unit: string };
type Notices = Parameters<typeof notifyAll>[1];

/** Notifies the employees and their past or current approvers, or users with the right if there are none; one notice per approver. */
export async function notifyOfRecount(tx: Transaction, recounted: readonly RecountedLeave[]): Promise<void> {
  if (recounted.length === 0) return;
  const owners = await contactsOf(tx.run, [...new Set(recounted.map(({ leave }) => leave.employee_id))]);
  const ownerOf = new Map(owners.map((owner) => [owner.employee_id, owner]));
  const titles = await noticesOfLeave(
    tx,
    recounted.map(({ leave }) => leave.id),
  );
  const argsOf = ({ leave, amount, unit }: RecountedLeave) => ({
    ...titles.get(leave.id),
    name: ownerOf.get(leave.employee_id)?.name ?? '',
    amount: String(amount),
    unit,
  });
  const toOwners: Notices = recounted.flatMap((one) => {
    const owner = ownerOf.get(one.leave.employee_id);
    if (!owner || owner.user_id === null) return [];
    return [{ user_id: owner.user_id, type: 'leave_recounted' as const, args: argsOf(one), link: leavePath(one.leave, owner) }];
  });
  const byApprover = Map.groupBy(await approversOf(tx, recounted), ({ user_id }) => user_id);
  const toApprovers: Notices = [...byApprover].map(([user_id, [first, ...others]]) =>
    first && others.length === 0
      ? { user_id, type: 'leave_of_recounted', args: argsOf(first.of), link: leavePath(first.of.leave) }
      : { user_id, type: 'leaves_recounted', args: { count: String(others.length + 1) }, link: '/requests/leaves' },
  );
  await notifyAll(tx.run, [...toOwners, ...toApprovers]);
}

/** Earlier approvers who no longer lead the employee nor may see the leave are not notified. */
async function approversOf(tx: Transaction, recounted: readonly RecountedLeave[]): Promise<{ user_id: number; of: RecountedLeave }[]> {
  const { rows } = await sql<{ leave_id: number; user_id: number; leads: boolean }>`
    with latest as (
      select a.* from approvals a where a.model = ${leaves.name} and a.model_id = any(${recounted.map(({ leave }) => leave.id)}::int[])
        and a.attempt = (select max(n.attempt) from approvals n where n.model = a.model and n.model_id = a.model_id)
    )
    select l.model_id as leave_id, u.id as user_id, coalesce(u.employee_id = e.manager_id, false) as leads
    from latest l join users u on u.id = l.decided_by_id and u.status = 'active' join employees e on e.id = l.employee_id
    union
    select l.model_id, s.user_id, true from latest l join approval_assignees s on s.approval_id = l.id
    where l.status = 'pending' and l.closed_at is null`.execute(tx);
  const known = Map.groupBy(rows, ({ leave_id }) => leave_id);
  const found: { user_id: number; of: RecountedLeave }[] = [];
  for (const of of recounted) {
    const { id, employee_id } = of.leave;
    const seeing = await whoMay(tx, seeRight(leaves), employee_id);
    const involved = (known.get(id) ?? []).filter(({ user_id, leads }) => leads || seeing.includes(user_id)).map(({ user_id }) => user_id);
    const byRight = involved.length > 0 ? [] : await whoMay(tx, rightOf(leaves, 'approve'), employee_id);
    for (const user_id of new Set([...involved, ...byRight.filter((user) => seeing.includes(user))])) found.push({ user_id, of });
  }
  return found;
}
