import type { askSwap as askCall, takeOffer as takeCall } from '@cadre/contract/calls/shift-swaps';
import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import { doorTo } from '../../../../crud/access/door.ts';
import { applyMove, type NamedMove } from '../../../../crud/acts/act.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import { idOf, readRow } from '../../../../crud/read/read.ts';
import { audit } from '../../../../crud/write/audit.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../../platform/problem.ts';
import type { Services } from '../../../../platform/services.ts';
import { judgeSwap } from './judge-swap.ts';
import { notifyOfSwap } from './notify-of-swap.ts';
import { lockRosterOf, type StoredSwap } from './stored-swap.ts';

/** Requests that a colleague take one of the caller's shifts, or offers it to all employees of the roster. */
export async function askSwap(services: Services, behaviours: Behaviours, context: CallContext<typeof askCall>) {
  const { actor, trace, body, t } = context;
  const { employee_id } = actor;
  if (employee_id === null) throw new Problem('not_allowed');
  const { from_date, to_employee_id = null, to_date = null, reason = null } = body;
  if (to_date !== null && to_employee_id === null) throw invalid({ to_employee_id: [{ code: 'required' }] });
  if (to_employee_id === employee_id) throw invalid({ to_employee_id: [{ code: 'own_delegate' }] });
  return services.db.transaction(async (tx) => {
    const given = await shiftOn(tx, employee_id, from_date);
    if (!given) throw invalid({ from_date: [{ code: 'swap_no_shift' }] });
    const { month_schedule_id, shift_id } = given;
    const roster = await lockRosterOf(tx, month_schedule_id);
    const to_user_id = to_employee_id === null ? null : await accountOf(tx, to_employee_id);
    const to_shift_id =
      to_employee_id === null || to_date === null ? null : ((await shiftOn(tx, to_employee_id, to_date))?.shift_id ?? null);
    if (to_date !== null && to_shift_id === null) throw invalid({ to_date: [{ code: 'swap_no_shift' }] });
    const wanted = { employee_id, from_date, shift_id, to_employee_id, to_date, to_shift_id };
    const { starts_at } = await judgeSwap(tx, actor, roster, wanted);
    const title = to_date === null || to_date === from_date ? from_date : `${from_date} ↔ ${to_date}`;
    const { rows } = await sql<StoredSwap>`
      insert into shift_swaps (month_schedule_id, employee_id, title, from_date, shift_id, to_employee_id, to_user_id, to_date, to_shift_id, reason,
        starts_at, created_by_id, updated_by_id)
      values (${month_schedule_id}, ${employee_id}, ${title}, ${from_date}::date, ${shift_id}, ${to_employee_id}, ${to_user_id}, ${to_date}::date,
        ${to_shift_id}, ${reason}, ${starts_at}, ${actor.user_id}, ${actor.user_id})
      returning *`.execute(tx);
    const swap = rows[0] as StoredSwap;
    audit(tx, { actor, trace, action: 'create', model: shiftSwaps.name, model_id: swap.id, label: title, employee_id, changes: [] });
    await notifyOfSwap(tx, swap, ['other'], 'swap_asked');
    return { message: t('done.swap_asked'), data: await readRow(tx, doorTo(shiftSwaps, behaviours, actor), swap.id) };
  });
}

/** The first taker gets the shift: their name is set only while the row has no other. */
export async function takeOffer(services: Services, behaviours: Behaviours, context: CallContext<typeof takeCall>) {
  const { actor, params, t } = context;
  const id = idOf(params.id, 'shift-swaps');
  return services.db.transaction(async (tx) => {
    const roster_id = await offeredRoster(tx, id, actor.employee_id);
    await lockRosterOf(tx, roster_id);
    const { rows } = await sql<StoredSwap>`
      update shift_swaps set to_employee_id = ${actor.employee_id}, to_user_id = ${actor.user_id}
      where id = ${id} and status = 'asked' and to_employee_id is null returning *`.execute(tx);
    const [swap] = rows;
    if (!swap) throw new Problem('swap_taken');
    const { behaviour } = doorTo(shiftSwaps, behaviours, actor);
    const agree = shiftSwaps.life.status?.moves.agree as NamedMove[1];
    await applyMove({ services, tx, resource: shiftSwaps, behaviour, caller: context }, swap, ['agree', agree]);
    return { message: t('done.swap_taken'), data: await readRow(tx, doorTo(shiftSwaps, behaviours, actor), id) };
  });
}

/** The roster of an offer that the person knows of: they are planned in it, too. */
async function offeredRoster(tx: Transaction, id: number, employee_id: number | null): Promise<number> {
  const { rows } = await sql<{ month_schedule_id: number; is_own: boolean }>`
    select s.month_schedule_id, s.employee_id = ${employee_id}::int as is_own from shift_swaps s
    where s.id = ${id} and exists (
      select from roster_entries d where d.month_schedule_id = s.month_schedule_id and d.employee_id = ${employee_id}::int)`.execute(tx);
  const [offer] = rows;
  if (!offer) throw new Problem('not_found', { about: 'shift-swaps' });
  if (offer.is_own) throw new Problem('own_request');
  return offer.month_schedule_id;
}

async function shiftOn(tx: Transaction, employee_id: number, day: string) {
  const { rows } = await sql<{ month_schedule_id: number; shift_id: number }>`
    select d.month_schedule_id, d.shift_id from roster_entries d join month_schedules m on m.id = d.month_schedule_id and m.status = 'published'
    where d.employee_id = ${employee_id} and d.date = ${day}::date and d.published and d.shift_id is not null`.execute(tx);
  return rows[0];
}

async function accountOf(tx: Transaction, employee_id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from users where employee_id = ${employee_id} and status = 'active'`.execute(tx);
  if (!rows[0]) throw invalid({ to_employee_id: [{ code: 'no_account' }] });
  return rows[0].id;
}
