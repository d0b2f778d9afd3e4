import type { Grant } from '@cadre/contract/values';
import type { Change } from '../../crud/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Writes a role's grants; gives what changed, or nothing. */
export async function saveGrants(tx: Transaction, role_id: number, wanted: Grant[]): Promise<Change | undefined> {
  const { rows } = await tx.run('select permission as name, scope from role_permissions where role_id = $1', [role_id]);
  const old = rows.map(told).sort();
  const now = wanted.map(told).sort();
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

const told = ({ name, scope }: Grant): string => `${name}: ${scope}`;
