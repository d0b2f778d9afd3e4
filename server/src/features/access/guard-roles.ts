import type { Write } from '../../crud/behaviour.ts';
import { employeeRole } from '../../platform/actor.ts';
import { notify } from '../../platform/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { grantsOfRoles } from './grants-of.ts';
import { refuseWiderGrants } from './refuse-wider-grants.ts';

/** Who may give which roles to whom. Runs before the links are written, so the old roles are still there to compare with. */
export async function guardRoles({ tx, asker, input, before }: Write): Promise<void> {
  if (!Array.isArray(input.roles)) return;
  const { actor } = asker;
  const wanted: number[] = input.roles;
  const held = before ? await rolesOf(tx.run, before.id) : [];
  const moved = [...wanted.filter((role) => !held.includes(role)), ...held.filter((role) => !wanted.includes(role))];
  if (moved.length === 0) return;

  if (before?.id === actor.user_id) throw new Problem('own_roles');
  const isPlainEmployee = !before && wanted.length === 1 && wanted[0] === employeeRole;
  if (!isPlainEmployee && !actor.rights.has('users.assign_roles')) throw new Problem('not_allowed');
  // The employee's role holds only what is one's own, so it can be given by who has no such data.
  refuseWiderGrants(
    actor,
    await grantsOfRoles(
      tx.run,
      moved.filter((role) => role !== employeeRole),
    ),
  );
  if (before) await notify(tx.run, before.id, 'roles_changed', { who: actor.name }, '/user-profile');
}

async function rolesOf(run: Write['tx']['run'], user_id: number): Promise<number[]> {
  const { rows } = await run('select role_id from user_roles where user_id = $1', [user_id]);
  return rows.map((row) => row.role_id);
}
