import type { undoFix as undoMendCall } from '@cadre/contract/calls/punch-fixes';
import { attendances } from '@cadre/contract/resources/attendances';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { settleDays } from '../days/settle-days.ts';
import { refuseOwn, requireEmployees } from '../punches/require-employees.ts';

/** Voids punches that the caller added within the last day; they stay on record like every voided punch. */
export async function undoFix(services: Services, context: CallContext<typeof undoMendCall>) {
  const { actor, body, t } = context;
  const ids = [...new Set(body.ids)];
  const count = await services.db.transaction(async (tx) => {
    const added = sql<StoredRow & { employee_id: number }>`
      select * from attendances where id = any(${ids}::int[]) and source = 'manual' and created_by_id = ${actor.user_id}
        and recorded_at > now() - interval '1 day' order by id`;
    const { rows: known } = await added.execute(tx);
    if (known.length < ids.length) throw new Problem('not_found');
    const people = [...new Set(known.map(({ employee_id }) => employee_id))];
    refuseOwn(actor, people);
    await requireEmployees(tx, actor, 'create', people);
    await lockEmployees(tx, people);
    const { rows } = await sql<StoredRow>`${added} for update`.execute(tx);
    const standing = rows.filter(({ state }) => state !== 'voided');
    const values = { voided_at: sql`now()`, void_reason: t('attendance.undone') };
    for (const row of standing) await changeStatus(tx, attendances, context, row, 'voided', { values, noted: ['void_reason'] });
    await settleDays(tx, people);
    return standing.length;
  });
  return { message: t('done.punches_taken_back', { count }) };
}
