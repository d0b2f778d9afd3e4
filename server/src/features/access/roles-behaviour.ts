import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { isAsWide, type Scope } from '@cadre/contract/scopes';
import type { Grant } from '@cadre/contract/values';
import { refuseLastGrant } from '../../crud/acts/last-holder.ts';
import type { Behaviour, Removal, Write } from '../../crud/behaviour.ts';
import type { Change } from '../../crud/write/audit.ts';
import { administratorRole, employeeRole } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notify } from '../../platform/notices/notify.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { grantsOfRoles } from './grants-of.ts';
import { type HeldGrant, refuseWiderGrants } from './refuse-wider-grants.ts';

export const rolesBehaviour: Behaviour = {
  columns: {
    permissions: () => sql`(
      select coalesce(json_agg(json_build_object('name', p.permission, 'scope', p.scope) order by p.permission), '[]')
      from role_permissions p where p.role_id = r.id)`,
    users_count: () => sql`(select count(*)::int from user_roles u where u.role_id = r.id)`,
    permissions_count: () => sql`(select count(*)::int from role_permissions p where p.role_id = r.id)`,
  },
  can: { delete: () => sql`not r.is_system` },
  async beforeWrite(write: Write) {
    const { before, values } = write;
    if (before?.is_system && values.name !== undefined && values.name !== before.name) throw new Problem('role_is_fixed');
    if (Array.isArray(write.input.permissions)) await guardGrants(write, write.input.permissions as Grant[]);
  },
  async beforeDelete({ tx, caller, before }: Removal) {
    await refuseLastGrant(tx, caller, before.id);
  },
  async afterWrite({ tx, caller, input, after, before, changes }: Write) {
    if (!after || !Array.isArray(input.permissions)) return;
    const change = await saveGrants(tx, after.id, input.permissions as Grant[]);
    if (!change) return;
    changes.push(change);
    if (before) await notifyHolders(tx.run, after.id, caller.actor);
  },
};

async function notifyHolders(run: Write['tx']['run'], role_id: number, actor: { user_id: number; name: string }): Promise<void> {
  const { rows } = await run('select user_id from user_roles where role_id = $1 and user_id <> $2', [role_id, actor.user_id]);
  for (const { user_id } of rows) await notify(run, user_id, 'roles_changed', { who: actor.name }, '/user-profile');
}

const entries = new Map<string, CatalogueEntry>(catalogue.map((entry) => [entry.name, entry]));

/** The rights an administrator needs to repair access; without these, no account could restore them. */
const reservedForAdministrators = ['users.view', 'users.update', 'users.assign_roles', 'roles.view', 'roles.update'];

async function guardGrants({ tx, caller, before }: Write, wanted: Grant[]): Promise<void> {
  refuseUnknown(wanted);
  if (before?.id === administratorRole) keepAdministratorsAble(wanted);
  if (before?.id === employeeRole) keepEmployeesToTheirOwn(wanted);
  const stored = (wanted as HeldGrant[]).flatMap(({ name, scope }) => (scope === 'all' ? [name] : []));
  if (before) await refuseLastGrant(tx, caller, before.id, stored);
  const held = new Map(before ? (await grantsOfRoles(tx.run, [before.id])).map(({ name, scope }) => [name, scope]) : []);
  refuseWiderGrants(
    caller.actor,
    (wanted as HeldGrant[]).filter(({ name, scope }) => !isAsWide(held.get(name), scope)),
  );
}

function refuseUnknown(wanted: Grant[]): void {
  const names = new Set(wanted.map(({ name }) => name));
  const areKnown = wanted.every(({ name, scope }) => {
    const entry = entries.get(name);
    return entry !== undefined && (entry.scopable || scope === 'all');
  });
  if (!areKnown || names.size !== wanted.length) throw invalid({ permissions: [{ code: 'not_valid' }] });
}

function keepAdministratorsAble(wanted: Grant[]): void {
  const isStored = reservedForAdministrators.every((name) => wanted.some((grant) => grant.name === name && grant.scope === 'all'));
  if (!isStored) throw new Problem('role_is_fixed');
}

/** Role 2 reads its own data, the directory and the company's plain lists; anything wider belongs to another role. */
function keepEmployeesToTheirOwn(wanted: Grant[]): void {
  if (!wanted.every(({ name, scope }) => isForEmployees(entries.get(name) as CatalogueEntry, scope as Scope)))
    throw new Problem('role_is_fixed');
}

/** The rights themselves, and all guarded resources. */
const closedToEmployees = new Set([
  'roles',
  'permissions',
  ...Object.values<Resource>(resources).flatMap(({ name, access: { guarded } }) => (guarded ? [name] : [])),
]);

const isForEmployees = ({ name, resource, action, scopable }: CatalogueEntry, scope: Scope): boolean =>
  scopable ? scope === 'own' || name === 'employees.view_directory' : action === 'view' && !closedToEmployees.has(resource);

/** Writes a role's grants; gives what changed, or nothing. */
async function saveGrants(tx: Transaction, role_id: number, wanted: Grant[]): Promise<Change | undefined> {
  const { rows } = await tx.run('select permission as name, scope from role_permissions where role_id = $1', [role_id]);
  const old = rows.map(toResponse).sort();
  const now = wanted.map(toResponse).sort();
  if (JSON.stringify(old) === JSON.stringify(now)) return undefined;

  const names = wanted.map(({ name }) => name);
  await tx.run('delete from role_permissions where role_id = $1 and permission <> all($2::text[])', [role_id, names]);
  await tx.run(
    `insert into role_permissions (role_id, permission, scope) select $1, * from unnest($2::text[], $3::text[])
     on conflict (role_id, permission) do update set scope = excluded.scope where role_permissions.scope <> excluded.scope`,
    [role_id, names, wanted.map(({ scope }) => scope)],
  );
  return { field: 'permissions', old: old.filter((line) => !now.includes(line)), new: now.filter((line) => !old.includes(line)) };
}

const toResponse = ({ name, scope }: Grant): string => `${name}: ${scope}`;
