import { guardedRights } from '@cadre/contract/pay-rights';
import type { Permission } from '@cadre/contract/rights';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import type { Caller } from '../access/caller.ts';

type HolderContext = Pick<Caller, 'trace' | 't'>;
type Found = { permission: Permission };

/** The header value with which a caller confirms the removal. */
const confirmed = 'last_holder';

/**
 * Warns before the last holder of a guarded right is removed, and requires a confirmation: appointing another one beforehand is easier than
 * afterwards, when it takes two administrators. `keeps` are the roles that stay with the account. Removals are serialised, so that the second of two
 * concurrent ones gets the warning.
 */
export async function refuseLastHolder(
  tx: Transaction,
  caller: HolderContext,
  user_id: number,
  keeps: readonly number[] = [],
): Promise<void> {
  await queue(tx);
  const { rows } = await sql<Found>`
    select distinct p.permission
    from users u join user_roles held on held.user_id = u.id join role_permissions p on p.role_id = held.role_id
    where u.id = ${user_id} and u.status = 'active' and p.scope = 'all' and p.permission = any(${[...guardedRights]}::text[])
      and not exists (
        select from role_permissions k where k.role_id = any(${[...keeps]}::int[]) and k.permission = p.permission and k.scope = 'all')
      and not exists (
        select from users o join user_roles oh on oh.user_id = o.id join role_permissions op on op.role_id = oh.role_id
        where o.id <> u.id and o.status = 'active' and op.permission = p.permission and op.scope = 'all')
    order by p.permission`.execute(tx);
  requireConfirmation(caller, rows);
}

/** The same for a role that loses rights: only those in `keeps` stay with its holders. */
export async function refuseLastGrant(
  tx: Transaction,
  caller: HolderContext,
  role_id: number,
  keeps: readonly Permission[] = [],
): Promise<void> {
  await queue(tx);
  const lost = guardedRights.filter((right) => !keeps.includes(right));
  const { rows } = await sql<Found>`
    select p.permission from role_permissions p
    where p.role_id = ${role_id} and p.scope = 'all' and p.permission = any(${lost}::text[])
      and exists (select from user_roles held join users u on u.id = held.user_id where held.role_id = p.role_id and u.status = 'active')
      and not exists (
        select from users o join user_roles oh on oh.user_id = o.id join role_permissions op on op.role_id = oh.role_id
        where op.role_id <> p.role_id and o.status = 'active' and op.permission = p.permission and op.scope = 'all')
    order by p.permission`.execute(tx);
  requireConfirmation(caller, rows);
}

const queue = (tx: Transaction) => sql`select pg_advisory_xact_lock(hashtext('guarded_rights_keep_holders'))`.execute(tx);

function requireConfirmation({ trace, t }: HolderContext, found: readonly Found[]): void {
  if (found.length === 0 || trace.confirms === confirmed) return;
  const words = wordsOf(t);
  const named = found.map(({ permission }) => {
    const [resource = '', action = ''] = permission.split('.');
    return `${words.many(resource)}: ${words.action(action)}`;
  });
  throw new Problem('last_holder', { args: { rights: named } });
}
