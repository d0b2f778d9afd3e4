import type { Caller } from '../../../../crud/access/caller.ts';
import type { Behaviour } from '../../../../crud/behaviour.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { Services } from '../../../../platform/services.ts';
import { notifyOfChanges } from '../rosters/notify-of-roster.ts';
import { noteEntries, writeEntries } from '../rosters/save-entries.ts';
import { judgeSwap } from './judge-swap.ts';
import { notifyOfSwap, swapPath } from './notify-of-swap.ts';
import { lockRosterOf, type StoredSwap } from './stored-swap.ts';

export const shiftSwapsBehaviour: Behaviour = {
  can: {
    agree: ({ user_id }) => sql`r.to_user_id is not distinct from ${user_id}::int`,
    refuse: ({ user_id }) => sql`r.to_user_id is not distinct from ${user_id}::int`,
    withdraw: ({ employee_id }) => sql`r.employee_id is not distinct from ${employee_id}::int`,
  },
  pathFor: swapPath,
  async lockFirst(tx, id) {
    await sql`select from month_schedules where id = (select month_schedule_id from shift_swaps where id = ${id}) for update`.execute(tx);
  },
  async beforeMove({ tx, caller, name, before }) {
    const swap = before as StoredSwap;
    const { actor } = caller;
    if (name === 'withdraw' && swap.employee_id !== actor.employee_id) throw new Problem('not_allowed');
    if ((name === 'agree' || name === 'refuse') && swap.to_user_id !== actor.user_id) throw new Problem('not_allowed');
    if (name === 'agree') await judgeSwap(tx, actor, await lockRosterOf(tx, swap.month_schedule_id), swap);
  },
  async afterMove({ tx, name, before }) {
    const swap = before as StoredSwap;
    if (name === 'agree') await notifyOfSwap(tx, swap, ['one'], 'swap_agreed');
    if (name === 'reject') await notifyOfSwap(tx, swap, ['one', 'other'], 'request_rejected');
    if (name === 'withdraw') await notifyOfSwap(tx, swap, ['other'], 'swap_withdrawn');
  },
  request: { inForce: ({ services, tx, caller, row }) => swapShifts(services, tx, caller, row as StoredSwap) },
};

/** Checks the swap again and changes the published roster for both employees together, with an entry in the history of each. */
async function swapShifts(services: Services, tx: Transaction, caller: Caller, swap: StoredSwap): Promise<void> {
  const roster = await lockRosterOf(tx, swap.month_schedule_id);
  const { changed } = await judgeSwap(tx, caller.actor, roster, swap);
  await writeEntries(tx, roster, changed);
  await noteEntries(tx, caller, roster, changed);
  await notifyOfChanges(services, tx, caller.actor, roster, changed);
  await notifyOfSwap(tx, swap, ['one', 'other'], 'request_approved');
}
