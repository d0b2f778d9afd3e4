import type { releasePunches as call } from '@cadre/contract/calls/device-punches';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptPunches } from '../intake/accept-punches.ts';
import { requireAll } from './require-all.ts';

/** A user's decision on quarantined punches: they count as they are, or never. */
export async function releasePunches({ db }: Services, context: CallContext<typeof call>) {
  requireAll(context.actor, 'devices.map_users');
  const ids = context.body.ids.list;
  const count = await db.transaction(async (tx) => {
    if (context.body.outcome === 'accepted') await refuseFuture(tx, ids);
    const settled = context.body.outcome === 'accepted' ? await acceptPunches(tx, ids, true) : await dismiss(tx, ids);
    if (settled.length > 0) {
      const changes = [{ field: 'outcome', old: 'quarantined', new: context.body.outcome }];
      audit(tx, {
        actor: context.actor,
        trace: context.trace,
        action: 'update',
        model: 'raw-punches',
        label: String(settled.length),
        changes,
      });
    }
    return settled.length;
  });
  return { message: context.t('done.punches_released', { count }), data: { count } };
}

/** A punch in the future cannot be accepted. */
async function refuseFuture(tx: Transaction, ids: number[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raw_punches
    where id = any(${ids}::int[]) and outcome = 'quarantined' and occurred_at > now() + interval '5 minutes'`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Problem('punch_in_the_future', { args: { count } });
}

async function dismiss(tx: Transaction, ids: number[]): Promise<number[]> {
  const { rows } = await sql<Columns<'raw_punches', 'id'>>`
    update raw_punches set outcome = 'ignored', outcome_reason = 'dismissed'
    where id = any(${ids}::int[]) and outcome = 'quarantined' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
