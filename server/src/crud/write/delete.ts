import { sql } from '../../platform/database/sql.ts';
import type { Acting } from '../access/door.ts';
import { closeApprovals } from '../acts/close-approvals.ts';
import { removeAllMedia } from '../media/media-rows.ts';
import { nameReferences } from '../read/name-references.ts';
import { table } from '../read/table.ts';
import { audit, changesBetween, employeeOf } from './audit.ts';
import { refuseOwn } from './own-row.ts';
import type { Saved } from './save.ts';
import { lockRow, refuseStale } from './stored-row.ts';

/** Whether the record is still in use is the database's to know: its foreign keys refuse. */
export async function deleteRecord(acting: Acting, id: number, version?: number): Promise<Saved> {
  const { services, tx, resource, behaviour, caller } = acting;
  await behaviour.lockFirst?.(tx, id);
  const before = await lockRow(tx, resource, caller, 'delete', id);
  await refuseStale(tx, acting, before, version);
  refuseOwn(resource, caller.actor, before);
  await behaviour.beforeDelete?.({ services, tx, caller, before });
  if (resource.life.request) await closeApprovals(tx, resource.name, id);
  await sql`delete from ${table(resource)} where id = ${id}`.execute(tx);
  await removeAllMedia(services, tx, resource, id);
  const label = String(before[resource.label] ?? id);
  const { actor, trace } = caller;
  const changes = await nameReferences(tx, resource, changesBetween(resource, before, undefined));
  audit(tx, {
    actor,
    trace,
    action: 'delete',
    model: resource.name,
    model_id: id,
    label,
    employee_id: employeeOf(resource, before),
    changes,
  });
  return { id, label };
}
