import type { login } from '@cadre/contract/calls/access';
import { lineOf } from '@cadre/rules/network';
import { audit } from '../../crud/write/audit.ts';
import type { Trace } from '../../platform/access/actor.ts';
import {
  countAttempt,
  countForSlowing,
  forgetAttempts,
  limits,
  normalEmail,
  refuseBlocked,
  slowDown,
  slowings,
} from '../../platform/access/attempts.ts';
import { createGates } from '../../platform/access/gate.ts';
import { hashPassword, needsNewHash, verifyPassword } from '../../platform/access/passwords.ts';
import { startSession } from '../../platform/access/sessions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { notify } from '../../platform/notices/notify.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { momentText } from '../../platform/texts/texts.ts';
import { browserName } from './browser-name.ts';
import { currentUser } from './current-user.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { type Account, accountByEmail } from './user-account.ts';

/** No more may try one account from one line at the same time than may fail, or guesses made in parallel would outrun the count. */
const guesses = createGates(limits.wrongPassword.most, 500);
/** One line takes no more than its share of the work of comparing passwords. */
const lines = createGates(4, 200);

/**
 * `own`: the key that is blocked after too many failures; a known browser has its own key, so that failures elsewhere do not slow it down.
 */
type Keys = { own: string; account: string; line: string; isKnown: boolean };

export async function signIn(services: Services, context: CallContext<typeof login>) {
  const { body, trace } = context;
  const { db } = services;
  const found = await accountByEmail(db.run, body.email);
  const keys = keysOf(normalEmail(body.email), lineOf(trace.ip ?? ''), knownBrowser(services, context, found?.id));
  const account = await guesses(keys.own, () => recognise(services, found, body.password, keys, trace));

  const renewed = needsNewHash(account.password_hash ?? '') ? await hashPassword(body.password) : null;
  const answer = await db.transaction(async (tx) => {
    await forgetAttempts(tx.run, keys.own);
    await notifyOfNewBrowser(services, tx, account, trace);
    // Only as long as the account is still as it was when the password was compared.
    const { rowCount } = await tx.run(
      `update users set last_login_at = now(), password_hash = coalesce($3, password_hash)
       where id = $1 and status = 'active' and password_hash = $2`,
      [account.id, account.password_hash, renewed],
    );
    if (rowCount !== 1) throw new Problem('login_incorrect');
    return openSession(tx, account, trace);
  });
  rememberBrowser(services, context, account.id);
  return answer;
}

/** Signs in an account that has proved who it is. */
export async function openSession(tx: Transaction, { id, name }: Pick<Account, 'id' | 'name'>, trace: Trace) {
  const access_token = await startSession(tx.run, id, trace);
  audit(tx, { actor: { user_id: id, name }, trace, action: 'login', model: 'users', model_id: id, label: name });
  return { token: { access_token }, user: await currentUser(tx.run, id) };
}

const keysOf = (email: string, line: string, browser: string | undefined): Keys => ({
  own: browser ? `login-browser:${browser}:${email}` : `login:${email}:${line}`,
  account: `login-of:${email}`,
  line: `login-from:${line}`,
  isKnown: browser !== undefined,
});

async function recognise(services: Services, found: Account | undefined, password: string, keys: Keys, trace: Trace): Promise<Account> {
  const { run } = services.db;
  await refuseBlocked(run, [keys.own]);
  if (!keys.isKnown) {
    await slowDown(run, keys.account, slowings.account);
    await slowDown(run, keys.line, slowings.line);
  }
  const isRight = await lines(keys.line, () => verifyPassword(password, found?.status === 'active' ? found.password_hash : null));
  // While this one was compared, the others at the door may have used up the attempts.
  await refuseBlocked(run, [keys.own]);
  if (found && isRight) return found;
  await countAttempt(run, keys.own, limits.wrongPassword);
  await countForSlowing(run, keys.account, slowings.account);
  await countForSlowing(run, keys.line, slowings.line);
  await noteFailure(services, found, trace);
  throw new Problem('login_incorrect');
}

/** Unknown addresses are logged as well, so that they take the same time; the input is not stored, because it may be a password. */
async function noteFailure(services: Services, account: Account | undefined, trace: Trace): Promise<void> {
  await services.db.transaction(async (tx) => {
    audit(tx, { actor: undefined, trace, action: 'login_failed', model: 'users', model_id: account?.id, label: account?.name });
  });
}

/** A stranger in the account would use another browser. The first sign-in ever sends no notice. */
async function notifyOfNewBrowser(services: Services, tx: Transaction, account: Account, trace: Trace): Promise<void> {
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
  await services.mail.send(tx, { to: account.email, language: account.locale, template: 'new_sign_in', args });
}
