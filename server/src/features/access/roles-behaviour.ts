import type { Grant } from '@cadre/contract/values';
import type { Behaviour, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { notify } from '../../platform/notify.ts';
import { guardGrants } from './guard-grants.ts';
import { saveGrants } from './save-grants.ts';

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
    if (Array.isArray(write.input.permissions)) await guardGrants(write, write.input.permissions as Grant[]);
  },
  async afterWrite({ tx, asker, input, after, before, changes }: Write) {
    if (!after || !Array.isArray(input.permissions)) return;
    const change = await saveGrants(tx, after.id, input.permissions as Grant[]);
    if (!change) return;
    changes.push(change);
    if (before) await tellHolders(tx.run, after.id, asker.actor);
  },
};

async function tellHolders(run: Write['tx']['run'], role_id: number, actor: { user_id: number; name: string }): Promise<void> {
  const { rows } = await run('select user_id from user_roles where role_id = $1 and user_id <> $2', [role_id, actor.user_id]);
  for (const { user_id } of rows) await notify(run, user_id, 'roles_changed', { who: actor.name }, '/user-profile');
}
