import type { shortenLeave as shortenCall } from '@cadre/contract/calls/leave';
import { leaves } from '@cadre/contract/resources/leaves';
import { audit } from '../../../crud/audit.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { isOwnRow } from '../../../crud/own-row.ts';
import { idOf } from '../../../crud/read.ts';
import { lockReached, refuseStale } from '../../../crud/stored-row.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { postUsage } from '../balances/post-usage.ts';
import { freeDays } from './leave-days.ts';
import type { StoredLeave } from './stored-leave.ts';

/** Gives back the last days of an approved leave. Its owner gives back days to come; those that were taken are HR's to correct. */
export async function shortenLeave({ db }: House, behaviour: Behaviour, asked: Asked<typeof shortenCall>) {
  const { actor, trace, params, body, t } = asked;
  const id = idOf(params.id, 'leaves');
  return db.transaction(async (tx) => {
    await behaviour.lockFirst?.(tx, id);
    const { row, reached } = await lockReached(tx, leaves, asked, ['create', 'cancel'], id);
    const leave = row as StoredLeave;
    await refuseStale(tx, { resource: leaves, behaviour, asker: asked }, leave, body.version ?? undefined);
    const isOwn = isOwnRow(leaves, actor, leave);
    if (!(isOwn ? reached[0] : reached[1])) throw new Problem('not_allowed');
    if (leave.status !== 'approved') throw new Problem('wrong_state');
    if (body.to_date < leave.from_date || body.to_date >= leave.to_date) throw invalid({ to_date: [{ code: 'not_valid' }] });
    const { rows } = await sql<{ today: string }>`select today_of(e) as today from employees e where e.id = ${leave.employee_id}`.execute(
      tx,
    );
    if (isOwn && body.to_date < (rows[0]?.today ?? '')) throw new Problem('leave_has_started');
    await freeDays(tx, id, body.to_date);
    const title = leave.title.replace(/\d{4}-\d{2}-\d{2}$/, body.to_date);
    const { rows: saved } = await sql<{ amount: string }>`
      update leaves set to_date = ${body.to_date}::date, to_slot = case when from_date = ${body.to_date}::date then from_slot else 'full' end,
        title = ${title}, amount = (select coalesce(sum(d.amount), 0) from leave_days d where d.leave_id = ${id} and d.active),
        version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${id} returning amount`.execute(tx);
    await postUsage(tx, [id]);
    await behaviour.approvals?.standIn(tx, asked, id);
    const changes = [{ field: 'to_date', old: leave.to_date, new: body.to_date }];
    audit(tx, { actor, trace, action: 'update', model: leaves.name, model_id: id, label: title, employee_id: leave.employee_id, changes });
    return { message: t('done.leave_shortened', { label: title }), data: { id, amount: Number(saved[0]?.amount), to_date: body.to_date } };
  });
}
