import type { checkPasswordLink, resetPassword } from '@cadre/contract/calls/access';
import { lineOf } from '@cadre/rules/network';
import { forgetAttempts, normalEmail } from '../../platform/access/attempts.ts';
import { hashOfToken, looksLikeToken } from '../../platform/access/secret-token.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { rememberBrowser } from './known-browser.ts';
import { openSession } from './login.ts';
import { hashNewPassword, savePassword } from './set-password.ts';
import { type Account, accountById, takesLinks } from './user-account.ts';

/** The link's own row decides which account's password is set, never the request. */
export async function resetByLink(services: Services, context: CallContext<typeof resetPassword>) {
  const { body, trace, t } = context;
  const token_hash = hashOfToken(body.token);
  const account = await accountOfLink(services, body.token);
  const password_hash = await hashNewPassword(account, body.password);
  const isFirst = account.status === 'invited';
  const session = await services.db.transaction(async (tx) => {
    const { rowCount } = await tx.run(useLink, [token_hash]);
    if (rowCount !== 1) throw new Problem('token_not_valid');
    await savePassword(services, tx, account, password_hash, { trace });
    await forgetAttempts(tx.run, `login:${normalEmail(account.email)}:${lineOf(trace.ip ?? '')}`);
    return isFirst ? openSession(tx, account, trace) : { token: null, user: null };
  });
  if (isFirst) rememberBrowser(services, context, account.id);
  return { message: t(isFirst ? 'done.password_chosen' : 'done.password_changed'), ...session };
}

/** Checks the link before the user types a password twice, and shows whose password it sets. */
export async function checkLink(services: Services, { body }: CallContext<typeof checkPasswordLink>) {
  const { status, name, email } = await accountOfLink(services, body.token);
  return { data: { purpose: status === 'invited' ? ('invite' as const) : ('reset' as const), name, email } };
}

async function accountOfLink(services: Services, token: string): Promise<Account> {
  const { rows } = looksLikeToken(token) ? await services.db.run(selectLink, [hashOfToken(token)]) : { rows: [] };
  const account = rows[0] ? await accountById(services.db.run, rows[0].user_id) : undefined;
  if (!account || !takesLinks(account)) throw new Problem('token_not_valid');
  return account;
}

const open = 'token_hash = $1 and used_at is null and expires_at > now()';
const selectLink = `select user_id from password_links where ${open}`;
const useLink = `update password_links set used_at = now() where ${open}`;
