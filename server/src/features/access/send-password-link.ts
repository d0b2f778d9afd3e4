import { users } from '@cadre/contract/resources/users';
import { requireRight } from '../../crud/access/access.ts';
import { idOf } from '../../crud/read/read.ts';
import { audit } from '../../crud/write/audit.ts';
import { normalEmail } from '../../platform/access/attempts.ts';
import { endSessions } from '../../platform/access/sessions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { seesPay } from './guard-identity.ts';
import { orderLink } from './password-link.ts';
import { type Account, accountById, takesLinks } from './user-account.ts';

/** The administrator starts it, the owner of the mailbox chooses the password: no user learns another's password. */
export async function sendLinkTo(services: Services, context: CallContext) {
  return services.db.transaction(async (tx) => {
    const account = await reachable(tx, context, 'reset_password');
    if (!takesLinks(account)) throw new Problem('wrong_state');
    await refuseOtherAddress(tx, context, account);
    await orderLink(services, tx, account.id);
    note(tx, context, account, 'password_link');
    return { message: context.t('done.password_link_sent', { email: account.email }) };
  });
}

export async function endSessionsOf(services: Services, context: CallContext) {
  return services.db.transaction(async (tx) => {
    const account = await reachable(tx, context, 'suspend');
    await endSessions(tx.run, account.id);
    note(tx, context, account, 'sessions');
    return { message: context.t('done.sessions_ended') };
  });
}

/** A user who may not see the person's pay can send the link only to that person's work address. */
async function refuseOtherAddress(tx: Transaction, { actor }: CallContext, account: Account): Promise<void> {
  const { rows } = await sql<Columns<'employees', 'id' | 'work_email'>>`
    select e.id, e.work_email from users u join employees e on e.id = u.employee_id where u.id = ${account.id}`.execute(tx);
  const person = rows[0];
  if (!person || account.id === actor.user_id || normalEmail(person.work_email) === normalEmail(account.email)) return;
  if (!(await seesPay(tx, actor, person.id))) throw new Problem('reset_needs_work_email');
}

/** A user out of scope does not exist. */
async function reachable(tx: Transaction, { actor, params }: CallContext, action: 'reset_password' | 'suspend'): Promise<Account> {
  const id = idOf(params.id);
  const inReach = requireRight(users, actor, `users.${action}`);
  const { rows } = await sql`select from users r where r.id = ${id} and ${inReach} for update`.execute(tx);
  const account = rows.length > 0 ? await accountById(tx.run, id) : undefined;
  if (!account) throw new Problem('not_found');
  return account;
}

function note(tx: Transaction, { actor, trace }: CallContext, account: Account, field: string): void {
  const changes = [{ field, old: null, new: null }];
  audit(tx, { actor, trace, action: 'update', model: 'users', model_id: account.id, label: account.name, changes });
}
