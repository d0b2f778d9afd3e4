import type { login } from '@cadre/contract/calls/access';
import { audit } from '../../crud/audit.ts';
import type { Trace } from '../../platform/access/actor.ts';
import { countAttempt, forgetAttempts, limits, normalEmail, refuseBlocked } from '../../platform/access/attempts.ts';
import { createGates } from '../../platform/access/gate.ts';
import { hashPassword, needsNewHash, verifyPassword } from '../../platform/access/passwords.ts';
import { startSession } from '../../platform/access/sessions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { notify } from '../../platform/notices/notify.ts';
import { Problem } from '../../platform/problem.ts';
import { momentText } from '../../platform/texts/texts.ts';
import { browserName } from './browser-name.ts';
import { currentUser } from './current-user.ts';
import { type Account, accountByEmail } from './user-account.ts';

/** No more may try one address at the same time than may fail, or guesses made in parallel would outrun the count. */
const gateOf = createGates(limits.loginByEmail.most, 500);

type Keys = { email: string; address: string };

export async function signIn(house: House, { body, trace }: Asked<typeof login>) {
  const { db } = house;
  const keys = { email: `login:${normalEmail(body.email)}`, address: `login-from:${trace.ip}` };
  const account = await gateOf(keys.email, () => recognise(house, body, keys, trace));

  const renewed = needsNewHash(account.password_hash ?? '') ? await hashPassword(body.password) : null;
  return db.transaction(async (tx) => {
    await forgetAttempts(tx.run, keys.email);
    await tellOfNewBrowser(house, tx, account, trace);
    const access_token = await startSession(tx.run, account.id, trace);
    // Only as long as the account is still as it was when the password was compared.
    const { rowCount } = await tx.run(
      `update users set last_login_at = now(), password_hash = coalesce($3, password_hash)
       where id = $1 and status = 'active' and password_hash = $2`,
      [account.id, account.password_hash, renewed],
    );
    if (rowCount !== 1) throw new Problem('login_incorrect');
    audit(tx, {
      actor: { user_id: account.id, name: account.name },
      trace,
      action: 'login',
      model: 'users',
      model_id: account.id,
      label: account.name,
    });
    return { token: { access_token }, user: await currentUser(tx.run, account.id) };
  });
}

async function recognise(
  house: House,
  { email, password }: { email: string; password: string },
  keys: Keys,
  trace: Trace,
): Promise<Account> {
  const { run } = house.db;
  await refuseBlocked(run, [keys.email, keys.address]);
  const account = await accountByEmail(run, email);
  const isRight = await verifyPassword(password, account?.status === 'active' ? account.password_hash : null);
  // While this one was compared, the others at the door may have used up the attempts.
  await refuseBlocked(run, [keys.email]);
  if (account && isRight) return account;
  await countAttempt(run, keys.email, limits.loginByEmail);
  await countAttempt(run, keys.address, limits.loginByAddress);
  await noteFailure(house, account, trace);
  throw new Problem('login_incorrect');
}

/** Noted for unknown addresses as well, so that these take no less time; what was typed is not kept, it may be a password. */
async function noteFailure(house: House, account: Account | undefined, trace: Trace): Promise<void> {
  await house.db.transaction(async (tx) => {
    audit(tx, { actor: undefined, trace, action: 'login_failed', model: 'users', model_id: account?.id, label: account?.name });
  });
}

/** Somebody else in the account would come with another browser. The first sign-in ever is no news. */
async function tellOfNewBrowser(house: House, tx: Transaction, account: Account, trace: Trace): Promise<void> {
  const { rows } = await tx.run(
    `select count(*)::int as sessions, count(*) filter (where user_agent is not distinct from $2)::int as known from sessions where user_id = $1`,
    [account.id, trace.user_agent],
  );
  const { sessions, known } = rows[0] as { sessions: number; known: number };
  if (sessions === 0 || known > 0) return;
  const browser = browserName(trace.user_agent);
  await notify(tx.run, account.id, 'new_sign_in', { browser }, '/user-profile?tab=security');
  if (!account.preferences.mail_on_sign_in) return;
  const args = { name: account.name, when: momentText(account.locale, new Date()), browser };
  await house.mail.send(tx, { to: account.email, language: account.locale, template: 'new_sign_in', args });
}
