import { proposals } from '@cadre/contract/resources/proposals';
import { bySystem } from '../../crud/access/by-system.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import { notifyOwner } from '../../crud/acts/notify.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredProposal } from './stored-proposal.ts';

/** A proposal without a decision expires on the day after its last, in its owner's time zone. */
export async function expireProposals(db: Database, behaviour: Behaviour): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from proposals p join employees e on e.id = p.owner_id
    where p.status = 'sent' and p.valid_until <= current_date and p.valid_until < today_of(e) order by p.id`.execute(db);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { rows: due } = await sql<StoredProposal>`
        select p.* from proposals p join employees e on e.id = p.owner_id
        where p.id = ${id} and p.status = 'sent' and p.valid_until < today_of(e) for update of p`.execute(tx);
      for (const proposal of due) {
        await changeStatus(tx, proposals, bySystem, proposal, 'expired', { values: { probability: 0 } });
        await notifyOwner({ tx, resource: proposals, behaviour, row: proposal }, 'proposal_expired');
      }
    });
}
