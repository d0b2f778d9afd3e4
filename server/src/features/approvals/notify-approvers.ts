import type { NotificationType } from '@cadre/contract/calls/notifications';
import { questionNotices } from '@cadre/contract/request-notices';
import type { ResourceName } from '@cadre/contract/resources/index';
import type { QuestionName, Subject } from '../../crud/acts/approvals.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import { employeeRole } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notifyAll } from '../../platform/notices/notify.ts';
import { waitingId } from './waiting-id.ts';

type How = { question: string; but?: number; byRight?: boolean; type?: NotificationType; args?: Record<string, string> };
export type Notify = (
  tx: Transaction,
  subject: Pick<Subject, 'resource' | 'id' | 'employee_id'>,
  approvers: readonly { user_id: number }[],
  how: How,
) => Promise<void>;

/** Notifies the approvers, in words of the request's kind. Holders of the right find it on its page, others in their inbox. */
export const notifyApprovers =
  (behaviours: Behaviours): Notify =>
  async (tx, { resource, id, employee_id }, approvers, { question, but, byRight, type, args: further }) => {
    const behaviour = behaviours[resource.name as ResourceName] ?? {};
    const { rows } = await sql<Record<string, unknown>>`select * from ${table(resource)} where id = ${id}`.execute(tx);
    const [row] = rows;
    const [owner] = await contactsOf(tx.run, [employee_id]);
    if (!row || !owner) return;
    const label = (await behaviour.noticeArgs?.(tx, row)) ?? { [resource.label]: String(row[resource.label] ?? '') };
    const args = { ...label, name: owner.name, model: resource.name, ...further };
    if (type === 'approval_informed') return inform(tx, approvers, { type, args }, behaviour.pathFor?.(row), but);
    const approval_id = await waitingId(tx, resource.name, id);
    const inbox = `/my-approvals?open=${approval_id}`;
    const path = byRight ? (behaviour.pathFor?.(row) ?? inbox) : inbox;
    const result = [...approvers.map(({ user_id }) => user_id), ...(await standInsOf(tx, resource.name, employee_id, approvers))];
    const notice = { type: type ?? questionNotices[question as QuestionName], args, link: path, approval_id };
    await notifyAll(
      tx.run,
      result.filter((user_id) => user_id !== but).map((user_id) => ({ user_id, ...notice })),
    );
  };

/** The page of all requests is for staff; people with an area of their own read the notice alone. */
async function inform(
  tx: Transaction,
  informed: readonly { user_id: number }[],
  notice: { type: NotificationType; args: Record<string, string> },
  path: string | null | undefined,
  but: number | undefined,
): Promise<void> {
  const ids = informed.map(({ user_id }) => user_id).filter((user_id) => user_id !== but);
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from user_roles where user_id = any(${ids}::int[]) and role_id = ${employeeRole}`.execute(tx);
  const alone = new Set(rows.map(({ user_id }) => user_id));
  await notifyAll(
    tx.run,
    ids.map((user_id) => ({ user_id, ...notice, link: alone.has(user_id) ? null : path })),
  );
}

/** Today's delegates are notified like the approvers, but never about their own request. */
async function standInsOf(
  tx: Transaction,
  model: string,
  employee_id: number,
  approvers: readonly { user_id: number }[],
): Promise<number[]> {
  const ids = approvers.map(({ user_id }) => user_id);
  const { rows } = await sql<{ id: number }>`
    select distinct stand_in.id from users u join employees e on e.id = u.employee_id join delegations d on d.employee_id = e.id
    join users stand_in on stand_in.employee_id = d.delegate_id and stand_in.status = 'active'
    where u.id = any(${ids}::int[]) and today_of(e) between d.from_date and d.to_date and (d.model is null or d.model = ${model})
      and d.delegate_id <> ${employee_id} and not stand_in.id = any(${ids}::int[]) order by stand_in.id`.execute(tx);
  return rows.map(({ id }) => id);
}
