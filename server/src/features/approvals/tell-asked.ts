import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { ResourceName } from '@cadre/contract/resources/index';
import type { Subject } from '../../crud/approvals.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/table.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notify } from '../../platform/notices/notify.ts';

type How = { but?: number; byRight?: boolean; type?: NotificationType };
export type Tell = (
  tx: Transaction,
  subject: Pick<Subject, 'resource' | 'id' | 'employee_id'>,
  asked: readonly { user_id: number }[],
  how?: How,
) => Promise<void>;

/** Tells those who are asked, in the words of what they are asked about. Who holds the right finds it where they always did, others in their inbox. */
export const tellAsked =
  (behaviours: Behaviours): Tell =>
  async (tx, { resource, id, employee_id }, asked, { but, byRight, type } = {}) => {
    const behaviour = behaviours[resource.name as ResourceName] ?? {};
    const { rows } = await sql<Record<string, unknown>>`select * from ${table(resource)} where id = ${id}`.execute(tx);
    const [row] = rows;
    const [owner] = await contactsOf(tx.run, [employee_id]);
    if (!row || !owner) return;
    const label = behaviour.toldAs?.(row) ?? { [resource.label]: String(row[resource.label] ?? '') };
    const args = { ...label, name: owner.name, model: resource.name };
    const path = byRight ? (behaviour.pathFor?.(row) ?? '/my-approvals') : '/my-approvals';
    for (const { user_id } of asked) {
      if (user_id !== but) await notify(tx.run, user_id, type ?? resource.approval?.tells ?? 'approval_asked', args, path);
    }
  };
