import type { shortenLeave as shortenCall } from '@cadre/contract/calls/leave';
import { leaves } from '@cadre/contract/resources/leaves';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { notifyOwner } from '../../../crud/acts/notify.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { idOf } from '../../../crud/read/read.ts';
import { isOwnRow } from '../../../crud/write/own-row.ts';
import { lockReached, refuseStale } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { inLanguage } from '../../../platform/notices/in-language.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { noticeOfLeave } from './notice-of-leave.ts';
import { shortenDays } from './shorten-days.ts';
import type { LeavePorts, StoredLeave } from './stored-leave.ts';

type Context = CallContext<typeof shortenCall>;

/** Gives back the last days of an approved leave. Its owner gives back days to come, with the approval that cancelling takes; those that were taken are HR's to correct. */
export async function shortenLeave({ db }: Services, behaviour: Behaviour, ports: LeavePorts, context: Context) {
  const { actor, params, body, t } = context;
  const id = idOf(params.id, 'leaves');
  return db.transaction(async (tx) => {
    await behaviour.lockFirst?.(tx, id);
    const { row, reached } = await lockReached(tx, leaves, context, ['create', 'cancel'], id);
    const leave = row as StoredLeave;
    await refuseStale(tx, { resource: leaves, behaviour, caller: context }, leave, body.version ?? undefined);
    const isOwn = isOwnRow(leaves, actor, leave);
    if (!(isOwn ? reached[0] : reached[1])) throw new Problem('not_allowed');
    if (leave.status !== 'approved') throw new Problem('wrong_state');
    if (body.to_date < leave.from_date || body.to_date >= leave.to_date) throw invalid({ to_date: [{ code: 'not_valid' }] });
    const { rows } = await sql<{ today: string }>`select today_of(e) as today from employees e where e.id = ${leave.employee_id}`.execute(
      tx,
    );
    if (isOwn && body.to_date < (rows[0]?.today ?? '')) throw new Problem('leave_has_started');
    if (isOwn && (await askToShorten(tx, ports, context, leave))) {
      const data = { id, amount: Number(leave.amount), to_date: leave.to_date, status: 'cancellation_requested' };
      return { message: t('done.leave_shorten_sent', await labelIn(tx, context, leave)), data };
    }
    const { amount } = await shortenDays(tx, ports.requests, context, leave, body.to_date);
    if (!isOwn) await notifyOwner({ tx, resource: leaves, behaviour, row: leave }, 'request_shortened');
    return {
      message: t('done.leave_shortened', await labelIn(tx, context, leave)),
      data: { id, amount, to_date: body.to_date, status: leave.status },
    };
  });
}

/** Whether the approvers of the category must decide; if it requires none, or no level applies, the leave is shortened right away. */
async function askToShorten(tx: Transaction, ports: LeavePorts, context: Context, leave: StoredLeave): Promise<boolean> {
  const category = (await loadCategories(tx, [leave.leave_category_id])).get(leave.leave_category_id);
  if (!category?.requires_approval_to_cancel) return false;
  const values = { shorten_to: context.body.to_date, cancel_reason: context.body.note?.trim() || null };
  const requested = await changeStatus(tx, leaves, context, leave, 'cancellation_requested', { values, noted: ['shorten_to'] });
  if ((await ports.requests.open(tx, context, { resource: leaves, row: requested, question: 'shortening' })) === 'pending') return true;
  await changeStatus(tx, leaves, context, requested, 'approved', { values: { shorten_to: null } });
  return false;
}

async function labelIn(tx: Transaction, { language }: Context, { id }: StoredLeave): Promise<{ label: string }> {
  const { title = '' } = inLanguage(language, await noticeOfLeave(tx, { id }));
  return { label: title };
}
