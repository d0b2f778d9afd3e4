import type { Run } from '../../platform/database/database.ts';
import type { HeldGrant } from './refuse-wider-grants.ts';

export async function grantsOfUser(run: Run, user_id: number): Promise<HeldGrant[]> {
  const { rows } = await run(
    'select p.permission as name, p.scope from user_roles r join role_permissions p on p.role_id = r.role_id where r.user_id = $1 order by 1',
    [user_id],
  );
  return rows;
}

export async function grantsOfRoles(run: Run, role_ids: number[]): Promise<HeldGrant[]> {
  const { rows } = await run('select permission as name, scope from role_permissions where role_id = any($1::int[]) order by 1', [
    role_ids,
  ]);
  return rows;
}
