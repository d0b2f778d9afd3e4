import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import { changeStatus } from '../../../../crud/acts/change-status.ts';
import type { LogEntry } from '../../../../crud/write/audit.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { notifyOfSwap } from './notify-of-swap.ts';
import type { StoredSwap } from './stored-swap.ts';

/** A swap expires when its first shift begins. */
export async function expireSwaps(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from shift_swaps where status in ('asked', 'agreed') and starts_at <= now() order by id`.execute(db);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { rows: late } = await sql<StoredSwap>`
        select * from shift_swaps where id = ${id} and status in ('asked', 'agreed') and starts_at <= now() for update`.execute(tx);
      for (const swap of late) {
        await changeStatus(tx, shiftSwaps, byClock, swap, 'expired');
        await notifyOfSwap(tx, swap, ['one', 'other'], 'swap_expired');
      }
    });
}

/** The log context of changes made by the clock instead of a user. */
const byClock: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
