import type { Behaviour, Move, Removal, Write } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { endSessions } from '../../platform/sessions.ts';
import { guardIdentity } from './guard-identity.ts';
import { guardRoles } from './guard-roles.ts';
import { orderLink } from './password-link.ts';

export const usersBehaviour: Behaviour = {
  columns: {
    occupation: () => sql`(select j.name from employees e join jobs j on j.id = e.job_id where e.id = r.employee_id)`,
    // Who gave no picture of their own shows the one of their file.
    pic: () => sql`coalesce(
      (select '/users/' || r.id || '/media/' || max(m.id) from media m
       where m.model = 'users' and m.model_id = r.id and m.collection = 'picture'),
      (select '/employees/' || r.employee_id || '/media/' || max(m.id) from media m
       where m.model = 'employees' and m.model_id = r.employee_id and m.collection = 'picture'))`,
  },
  search: sql`r.search_text`,
  can: { delete: (actor) => sql`r.id <> ${actor.user_id}` },
  async beforeWrite(write: Write) {
    if (!write.before) write.values.status = 'invited';
    if (write.before) await guardIdentity(write, write.before);
    await guardRoles(write);
  },
  async afterWrite({ house, tx, before, after }: Write) {
    if (!before && after) await orderLink(house, tx, after.id);
  },
  async afterMove({ tx, before, to }: Move) {
    if (to !== 'suspended') return;
    await endSessions(tx.run, before.id);
    await tx.run('delete from password_links where user_id = $1', [before.id]);
  },
  async beforeDelete({ asker, before }: Removal) {
    if (before.id === asker.actor.user_id) throw new Problem('own_account');
  },
};
