import { delegations } from '@cadre/contract/resources/delegations';
import type { By } from '../../../crud/access/by-system.ts';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { problemOf, signsIn } from './check-delegation.ts';
import { notifyStandIn } from './notify-stand-in.ts';

type Leave = Columns<'leaves', 'id' | 'employee_id' | 'substitute_id' | 'from_date' | 'to_date' | 'status'> & { is_asked: boolean };
type StoredDelegation = StoredRow & Columns<'delegations', 'employee_id' | 'delegate_id' | 'from_date' | 'to_date'>;

/**
 * While an approver is on leave, the substitute named in it decides for them; the delegation ends with the leave, also if it ends early or
 * is withdrawn.
 */
export async function keepStandIn(tx: Transaction, by: By, leave_id: number): Promise<void> {
  const { rows: found } = await sql<Leave>`
    select l.id, l.employee_id, l.substitute_id, l.from_date, l.to_date, l.status, ${canBeApprover} as is_asked from leaves l where l.id = ${leave_id}`.execute(
    tx,
  );
  const { rows } = await sql<StoredDelegation>`select * from delegations where leave_id = ${leave_id}`.execute(tx);
  const [leave] = found;
  const [stored] = rows;
  const wanted = leave && (await wantedFor(tx, leave, stored?.id ?? 0));
  if (stored && wanted && isSame(stored, wanted)) return;
  if (stored) await remove(tx, by, stored);
  if (wanted) await add(tx, by, wanted, leave_id);
}

type DelegationInput = Pick<StoredDelegation, 'employee_id' | 'delegate_id' | 'from_date' | 'to_date'>;

async function wantedFor(tx: Transaction, leave: Leave, id: number): Promise<DelegationInput | undefined> {
  const { employee_id, substitute_id: delegate_id, from_date, to_date, status, is_asked } = leave;
  if (!['approved', 'cancellation_requested'].includes(status) || delegate_id === null || !is_asked) return undefined;
  const wanted = { employee_id, delegate_id, from_date, to_date };
  if (!(await signsIn(tx, delegate_id)) || (await problemOf(tx, { id, model: null, ...wanted }))) return undefined;
  return wanted;
}

/** The owner of a leave `l` may be an approver: they manage people, head a unit, or hold a role of a chain. */
const canBeApprover = sql<boolean>`(
  exists (select from employees e where e.manager_id = l.employee_id)
  or exists (select from departments d where d.head_id = l.employee_id)
  or exists (select from branches b where b.head_id = l.employee_id)
  or exists (select from users u join user_roles held on held.user_id = u.id where u.employee_id = l.employee_id and held.role_id <> 2))`;

const isSame = (stored: StoredDelegation, { delegate_id, from_date, to_date }: DelegationInput): boolean =>
  stored.delegate_id === delegate_id && stored.from_date === from_date && stored.to_date === to_date;

async function remove(tx: Transaction, by: By, stored: StoredDelegation): Promise<void> {
  await sql`delete from delegations where id = ${stored.id}`.execute(tx);
  note(tx, by, 'delete', stored.id, stored);
}

async function add(tx: Transaction, by: By, wanted: DelegationInput, leave_id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into delegations (employee_id, delegate_id, from_date, to_date, leave_id, created_by_id)
    values (${wanted.employee_id}, ${wanted.delegate_id}, ${wanted.from_date}, ${wanted.to_date}, ${leave_id}, ${by.actor?.user_id ?? null})
    returning id`.execute(tx);
  note(tx, by, 'create', (rows[0] as { id: number }).id, wanted);
  await notifyStandIn(tx, wanted, by.actor?.user_id);
}

function note(tx: Transaction, { actor, trace }: By, action: 'create' | 'delete', model_id: number, row: DelegationInput): void {
  const fields = ['delegate_id', 'from_date', 'to_date'] as const;
  const changes = fields.map((field) =>
    action === 'create' ? { field, old: null, new: row[field] } : { field, old: row[field], new: null },
  );
  audit(tx, { actor, trace, action, model: delegations.name, model_id, label: row.from_date, employee_id: row.employee_id, changes });
}
