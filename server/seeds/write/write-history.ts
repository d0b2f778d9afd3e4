import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { nameReferences } from '../../src/crud/read/name-references.ts';
import { audit, changesBetween, employeeOf } from '../../src/crud/write/audit.ts';
import type { Trace } from '../../src/platform/access/actor.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { leaders } from '../company/leaders.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { demoAccounts } from '../demo-accounts.ts';

type Actor = { user_id: number; name: string };
type Ids = { userIds: number[]; employeeIds: number[]; departmentIds: number[]; branchIds: number[] };

const trace: Trace = { via: 'command', ip: null, user_agent: null, request_id: null, language: 'en' };
const mostOfAKind = 20;

/**
 * The history stamps its entries with the clock and cannot be backdated, so it begins with the truth: today the administrator set the
 * company up. The first records of each kind represent all.
 */
export async function writeHistory(
  tx: Transaction,
  { users }: CompanyPlan,
  { userIds, employeeIds, departmentIds, branchIds }: Ids,
): Promise<void> {
  const accounts = demoAccounts.map(({ email, role }) => ({
    role,
    id: userIds[users.findIndex((user) => user.email === email)] as number,
  }));
  const actor = await nameOf(tx, accounts[0]?.id as number);
  await noteCreated(tx, actor, resources.branches, branchIds);
  await noteCreated(tx, actor, resources.departments, departmentIds);
  await noteCreated(tx, actor, resources.employees, employeeIds.slice(0, leaders.length));
  await noteCreated(tx, actor, resources.users, userIds);
  for (const { role, id } of accounts) {
    const { name } = await nameOf(tx, id);
    const changes = await nameReferences(tx, resources.users, [{ field: 'roles', old: [], new: [role] }]);
    audit(tx, { actor, trace, action: 'permission_change', model: 'users', model_id: id, label: name, changes });
  }
}

async function noteCreated(tx: Transaction, actor: Actor, of: Resource, ids: number[]): Promise<void> {
  const { rows } = await tx.run(`select * from ${of.name} where id = any($1) order by id`, [ids.slice(0, mostOfAKind)]);
  for (const row of rows) {
    const changes = await nameReferences(tx, of, changesBetween(of, undefined, row));
    audit(tx, {
      actor,
      trace,
      action: 'create',
      model: of.name,
      model_id: row.id,
      label: row[of.label],
      employee_id: employeeOf(of, row),
      changes,
    });
  }
}

async function nameOf(tx: Transaction, user_id: number): Promise<Actor> {
  const { rows } = await tx.run('select id as user_id, name from users where id = $1', [user_id]);
  return rows[0];
}
