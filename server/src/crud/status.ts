import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { House } from '../platform/house.ts';
import { Problem } from '../platform/problem.ts';
import { audit, employeeOf } from './audit.ts';
import type { Asker, Behaviour } from './behaviour.ts';
import type { Saved } from './save.ts';
import { lockRow } from './stored-row.ts';
import { table } from './table.ts';

/** Only the moves that the declaration allows, each by its own right. */
export async function moveStatus(
  { house, tx, of, behaviour, asker }: { house: House; tx: Transaction; of: Resource; behaviour: Behaviour; asker: Asker },
  id: number,
  to: string,
): Promise<Saved> {
  const status = of.status;
  const candidates = Object.entries(status?.moves ?? {}).filter(([, move]) => move.to === to);
  const [first] = candidates;
  if (!status || !first) throw new Problem('unknown_status', { args: { name: to }, fields: { status: [{ code: 'not_valid' }] } });
  const before = await lockRow(tx, of, asker, first[1].right, id);
  const found = candidates.find(([, move]) => move.from.includes(String(before[status.field])));
  if (!found) throw new Problem('wrong_state');
  const move = { house, tx, asker, before, name: found[0], to };
  await behaviour.beforeMove?.(move);
  await sql`
    update ${table(of)} set ${sql.ref(status.field)} = ${to}, version = version + 1, updated_at = now(), updated_by_id = ${asker.actor.user_id}
    where id = ${id}`.execute(tx);
  await behaviour.afterMove?.(move);
  const label = String(before[of.label] ?? id);
  const changes = [{ field: status.field, old: before[status.field], new: to }];
  audit(tx, {
    actor: asker.actor,
    trace: asker.trace,
    action: 'status',
    model: of.name,
    model_id: id,
    label,
    employee_id: employeeOf(of, before),
    changes,
  });
  return { id, label };
}
