import type { changePassword } from '@cadre/contract/calls/access';
import { idOf } from '../../crud/read/read.ts';
import { countAttempt, forgetAttempts, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import { verifyPassword } from '../../platform/access/passwords.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { hashNewPassword, savePassword } from './set-password.ts';
import { accountById } from './user-account.ts';

/** Users change only their own password, and must enter the present one. */
export async function changeOwnPassword(services: Services, { actor, body, params, trace, t }: CallContext<typeof changePassword>) {
  if (idOf(params.id) !== actor.user_id) throw new Problem('not_allowed');
  const key = `password:${actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  const account = await accountById(services.db.run, actor.user_id);
  if (!account) throw new Problem('not_signed_in');
  if (!(await verifyPassword(body.current_password, account.password_hash))) {
    await countAttempt(services.db.run, key, limits.wrongPassword);
    throw new Problem('wrong_password', { fields: { current_password: [{ code: 'not_valid' }] } });
  }
  const password_hash = await hashNewPassword(account, body.password);
  await services.db.transaction(async (tx) => {
    await savePassword(services, tx, account, password_hash, { trace, keepSession: actor.session_id });
    await forgetAttempts(tx.run, key);
  });
  return { message: t('done.password_changed') };
}
