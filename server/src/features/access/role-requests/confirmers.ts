import type { Permission } from '@cadre/contract/rights';
import { isAsWide, type Scope } from '@cadre/contract/scopes';
import { administratorRole } from '../../../platform/access/actor.ts';
import type { Run } from '../../../platform/database/database.ts';
import { grantsOfRoles } from '../grants-of.ts';
import type { HeldGrant } from '../refuse-wider-grants.ts';

export type OpenRequest = { user_id: number; role_id: number; requested_by_id: number };

type Holder = { user_id: number; grants: Map<Permission, Scope>; is_administrator: boolean; is_settled: boolean; is_paid: boolean };

/** How long the account of an administrator must have been left alone: one who was made for this purpose is no second person. */
const settlingDays = 7;

/** The grants of the role that this account does not hold, at least as wide. */
export async function grantsMissing(run: Run, role_id: number, held: ReadonlyMap<Permission, Scope>): Promise<HeldGrant[]> {
  const given = await grantsOfRoles(run, [role_id]);
  return given.filter(({ name, scope }) => !isAsWide(held.get(name), scope));
}

/**
 * The accounts that may give the role together with the requester, who lacks some of its rights. If other accounts hold those rights, they
 * decide: administrators do not give pay past payroll. If none does, a second administrator decides, or the company would be locked out for
 * good. Both administrators must have had mailbox, person and roles untouched for a week, and as soon as the company pays a salary, the
 * second must be an employee with a salary that payroll agreed to: an account is easily made and waits, a person on the payroll isn’t.
 */
export async function confirmersOf(run: Run, { user_id, role_id, requested_by_id }: OpenRequest): Promise<number[]> {
  const accounts = await loadHolders(run);
  const requester = accounts.find((account) => account.user_id === requested_by_id);
  if (!requester?.is_administrator || !requester.is_settled) return [];
  const missing = await grantsMissing(run, role_id, requester.grants);
  const others = accounts.filter((account) => account.user_id !== requested_by_id && account.user_id !== user_id);
  const holders = others.filter(({ grants }) => missing.every(({ name, scope }) => isAsWide(grants.get(name), scope)));
  const chosen = holders.length > 0 ? holders : others.filter((one) => one.is_administrator && one.is_settled && one.is_paid);
  return chosen.map((account) => account.user_id);
}

/** Every active account with what its roles grant; the widest scope counts. */
async function loadHolders(run: Run): Promise<Holder[]> {
  const { rows } = await run(
    `select u.id as user_id, exists (select from user_roles a where a.user_id = u.id and a.role_id = $1) as is_administrator,
       not exists (
         select from logs l
         where l.model = 'users' and l.model_id = u.id and l.actor_id is distinct from u.id and l.at > now() - make_interval(days => $2)
           and (l.action = 'create' or jsonb_path_query_array(l.changes, '$[*].field') ?| array['roles', 'email', 'employee_id'])) as is_settled,
       is_on_payroll(u.employee_id) as is_paid,
       coalesce((select jsonb_agg(jsonb_build_object('name', p.permission, 'scope', p.scope))
         from user_roles held join role_permissions p on p.role_id = held.role_id where held.user_id = u.id), '[]') as grants
     from users u where u.status = 'active' order by u.id`,
    [administratorRole, settlingDays],
  );
  return rows.map(({ grants, ...account }) => ({ ...account, grants: widest(grants) }));
}

function widest(grants: readonly HeldGrant[]): Map<Permission, Scope> {
  const found = new Map<Permission, Scope>();
  for (const { name, scope } of grants) if (!isAsWide(found.get(name), scope)) found.set(name, scope);
  return found;
}
