import type { changePassword } from '@cadre/contract/calls/access';
import { idOf } from '../../crud/read.ts';
import { countAttempt, forgetAttempts, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import { verifyPassword } from '../../platform/access/passwords.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { hashNewPassword, savePassword } from './set-password.ts';
import { accountById } from './user-account.ts';

/** Users change only their own password, and must enter the present one. */
export async function changeOwnPassword(house: House, { actor, body, params, trace, t }: Asked<typeof changePassword>) {
  if (idOf(params.id) !== actor.user_id) throw new Problem('not_allowed');
  const key = `password:${actor.user_id}`;
  await refuseBlocked(house.db.run, [key]);
  const account = await accountById(house.db.run, actor.user_id);
  if (!account) throw new Problem('not_signed_in');
  if (!(await verifyPassword(body.current_password, account.password_hash))) {
    await countAttempt(house.db.run, key, limits.wrongPassword);
    throw new Problem('wrong_password', { fields: { current_password: [{ code: 'not_valid' }] } });
  }
  const password_hash = await hashNewPassword(account, body.password);
  await house.db.transaction(async (tx) => {
    await savePassword(house, tx, account, password_hash, { trace, keepSession: actor.session_id });
    await forgetAttempts(tx.run, key);
  });
  return { message: t('done.password_changed') };
}
