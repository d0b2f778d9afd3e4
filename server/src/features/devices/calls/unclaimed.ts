import type { UnclaimedDevice } from '@cadre/contract/calls/devices';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAll } from './require-all.ts';

export async function listUnclaimed({ db }: Services, { actor }: CallContext) {
  requireAll(actor, 'devices.view');
  const { rows } = await sql<UnclaimedDevice>`
    select serial_no, first_seen_at, last_seen_at, ip, options ->> 'model' as model, options ->> 'firmware' as firmware, refused_uploads
    from unclaimed_devices order by last_seen_at desc`.execute(db);
  return { data: rows };
}

export async function dismissUnclaimed({ db }: Services, { actor, params, t }: CallContext) {
  requireAll(actor, 'devices.delete');
  const { rowCount } = await sql`delete from unclaimed_devices where serial_no = ${params.serial}`.execute(db);
  if (rowCount !== 1) throw new Problem('not_found');
  return { message: t('done.unclaimed_dismissed') };
}
