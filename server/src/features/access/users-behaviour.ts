import type { StoredRow } from '../../crud/access/caller.ts';
import { refuseLastHolder } from '../../crud/acts/last-holder.ts';
import type { Behaviour, Move, Removal, Write } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import { employeeRole } from '../../platform/access/actor.ts';
import { endSessions } from '../../platform/access/sessions.ts';
import { sql } from '../../platform/database/sql.ts';
import { notify } from '../../platform/notices/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { grantsOfRoles } from './grants-of.ts';
import { guardIdentity } from './guard-identity.ts';
import { notifyOfIdentity } from './notify-of-identity.ts';
import { orderLink } from './password-link.ts';
import { hasPayHiddenFrom } from './pay-of-person.ts';
import { refuseWiderGrants } from './refuse-wider-grants.ts';

export const usersBehaviour: Behaviour = {
  columns: {
    occupation: () => sql`(select j.name from employees e join jobs j on j.id = e.job_id where e.id = r.employee_id)`,
    // Users without a picture of their own show the one of their employee file.
    pic: () => sql`coalesce(${pictureOf('users', sql`r.id`)}, ${pictureOf('employees', sql`r.employee_id`)})`,
  },
  search: sql`r.search_text`,
  can: { delete: (actor) => sql`r.id <> ${actor.user_id}` },
  async beforeWrite(write: Write) {
    if (!write.before) write.values.status = 'invited';
    await guardIdentity(write);
    await guardRoles(write);
  },
  async afterWrite({ services, tx, caller: { actor }, before, after }: Write) {
    // Invited users, and those who must prove their identity again, choose a password; a link from before the account was tied to a person
    // is void.
    const isSame = before?.email === after?.email && before?.employee_id === after?.employee_id && before?.status === 'invited';
    if (after?.status === 'invited' && !isSame) await orderLink(services, tx, after.id);
    await notifyOfIdentity(services, tx, { actor, old: before && accountOf(before), now: after && accountOf(after) });
  },
  async beforeMove({ tx, name, caller, before, values }: Move) {
    const { actor } = caller;
    if (name === 'suspend') await refuseLastHolder(tx, caller, before.id);
    if (name !== 'confirm' || typeof before.employee_id !== 'number') return;
    if (await hasPayHiddenFrom(tx, actor, before.employee_id)) throw new Problem('not_allowed');
    values.pay_access = 'open';
  },
  async afterMove({ services, tx, name, before, to }: Move) {
    if (name === 'confirm') await orderLink(services, tx, before.id);
    if (to !== 'suspended') return;
    await endSessions(tx.run, before.id);
    await tx.run('delete from password_links where user_id = $1', [before.id]);
  },
  async beforeDelete({ services, tx, caller, before }: Removal) {
    const { actor } = caller;
    if (before.id === actor.user_id) throw new Problem('own_account');
    await refuseLastHolder(tx, caller, before.id);
    await notifyOfIdentity(services, tx, { actor, old: accountOf(before), now: undefined });
  },
};

const accountOf = ({ id, email, employee_id, status, locale, pay_access }: StoredRow) => ({
  id,
  status,
  pay_access,
  email: String(email),
  employee_id: employee_id as number | null,
  locale,
});

/**
 * Checks which users may give which roles to which accounts. Runs before the links are written, so the old roles are still there to compare
 * with.
 */
async function guardRoles({ tx, caller, input, before }: Write): Promise<void> {
  if (!Array.isArray(input.roles)) return;
  const { actor } = caller;
  const wanted: number[] = input.roles;
  const held = before ? await rolesOf(tx.run, before.id) : [];
  const moved = [...wanted.filter((role) => !held.includes(role)), ...held.filter((role) => !wanted.includes(role))];
  if (moved.length === 0) return;

  if (before?.id === actor.user_id) throw new Problem('own_roles');
  const isPlainEmployee = !before && wanted.length === 1 && wanted[0] === employeeRole;
  if (!isPlainEmployee && !actor.rights.has('users.assign_roles')) throw new Problem('not_allowed');
  // The employee role covers only one's own data, so the actor need not hold its rights.
  refuseWiderGrants(
    actor,
    await grantsOfRoles(
      tx.run,
      moved.filter((role) => role !== employeeRole),
    ),
  );
  if (before) await refuseLastHolder(tx, caller, before.id, wanted);
  if (before) await notify(tx.run, before.id, 'roles_changed', { who: actor.name }, '/user-profile');
}

async function rolesOf(run: Write['tx']['run'], user_id: number): Promise<number[]> {
  const { rows } = await run('select role_id from user_roles where user_id = $1', [user_id]);
  return rows.map((row) => row.role_id);
}
