import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredRow } from '../access/caller.ts';
import { table } from '../read/table.ts';
import { audit, changesBetween, employeeOf, type LogEntry } from '../write/audit.ts';
import { awaitsDecision } from './approvals.ts';
import { closeApprovals } from './close-approvals.ts';

type By = Pick<LogEntry, 'actor' | 'trace'>;
/** Further columns to write; the `noted` ones also appear in the history. */
type More = { values?: Record<string, unknown>; noted?: readonly string[] };

/** The one way into another state: the row, its version and its history. Whether it may, the caller knows; the row is locked. */
export async function changeStatus(
  tx: Transaction,
  resource: Resource,
  { actor, trace }: By,
  before: StoredRow,
  to: string,
  { values = {}, noted = [] }: More = {},
): Promise<StoredRow> {
  const field = resource.life.status?.field as string;
  const { id } = before;
  const columns = Object.entries({ ...values, [field]: to }).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<StoredRow>`
    update ${table(resource)} set ${sql.join(columns)}, version = version + 1, updated_at = now(), updated_by_id = ${actor?.user_id ?? null}
    where id = ${id} returning *`.execute(tx);
  const after = rows[0] as StoredRow;
  if (resource.life.request && !awaitsDecision(resource, to)) await closeApprovals(tx, resource.name, id);
  const further = changesBetween(resource, before, after).filter((change) => noted.includes(change.field));
  audit(tx, {
    actor,
    trace,
    action: 'status',
    model: resource.name,
    model_id: id,
    label: String(before[resource.label] ?? id),
    employee_id: employeeOf(resource, before),
    changes: [{ field, old: before[field], new: to }, ...further],
  });
  return after;
}
