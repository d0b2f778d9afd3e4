import { leaves } from '@cadre/contract/resources/leaves';
import type { By } from '../../../crud/access/by-system.ts';
import type { Requests } from '../../../crud/requests/requests.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { postUsage } from '../balances/post-usage.ts';
import { freeDays } from './leave-days.ts';
import type { StoredLeave } from './stored-leave.ts';

/** Gives back the days of an approved leave after `to_date`, which becomes its last day. The row is locked. */
export async function shortenDays(
  tx: Transaction,
  requests: Pick<Requests, 'standIn'> | undefined,
  by: By,
  leave: StoredLeave,
  to_date: string,
): Promise<{ title: string; amount: number }> {
  const { id } = leave;
  await freeDays(tx, id, to_date);
  const title = leave.title.replace(/\d{4}-\d{2}-\d{2}$/, to_date);
  const { rows } = await sql<{ amount: string }>`
    update leaves set to_date = ${to_date}::date, to_slot = case when from_date = ${to_date}::date then from_slot else 'full' end,
      title = ${title}, amount = (select coalesce(sum(d.amount), 0) from leave_days d where d.leave_id = ${id} and d.active),
      version = version + 1, updated_at = now(), updated_by_id = ${by.actor?.user_id ?? null}
    where id = ${id} returning amount`.execute(tx);
  await postUsage(tx, [id]);
  await requests?.standIn(tx, by, id);
  const changes = [{ field: 'to_date', old: leave.to_date, new: to_date }];
  audit(tx, { ...by, action: 'update', model: leaves.name, model_id: id, label: title, employee_id: leave.employee_id, changes });
  return { title, amount: Number(rows[0]?.amount) };
}
