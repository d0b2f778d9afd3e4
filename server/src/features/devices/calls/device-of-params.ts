import { devices } from '@cadre/contract/resources/devices';
import type { Permission } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import { idOf } from '../../../crud/read/read.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { deviceWhere, type KnownDevice } from '../intake/known-device.ts';

/** The device of a path, if the caller's right reaches it. */
export async function deviceOfParams(
  db: Runner,
  { actor, params }: Pick<CallContext, 'actor' | 'params'>,
  right: Permission,
): Promise<KnownDevice> {
  const device = await deviceWhere(
    db,
    sql`d.id = ${idOf(params.id)} and exists (select from devices r where r.id = d.id and ${reach(devices, actor, right)})`,
  );
  if (!device) throw new Problem('not_found');
  return device;
}
