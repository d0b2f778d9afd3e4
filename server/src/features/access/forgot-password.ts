import type { forgotPassword } from '@cadre/contract/calls/access';
import { lineOf } from '@cadre/rules/network';
import { attemptsOf, countAttempt, countForSlowing, limits, normalEmail, refuseBlocked, slowings } from '../../platform/access/attempts.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { orderLinkTo } from './password-link.ts';
import { accountByEmail, takesLinks } from './user-account.ts';

/** Within a quarter of an hour; a link lives for half an hour. */
const mostMails = 6;

/** The response is the same for known and unknown addresses, so that it does not reveal who works here. */
export async function askForLink(services: Services, { body, trace, t }: CallContext<typeof forgotPassword>) {
  const { db, config } = services;
  const email = normalEmail(body.email);
  const keys = {
    own: `forgot:${email}:${lineOf(trace.ip ?? '')}`,
    line: `forgot-from:${lineOf(trace.ip ?? '')}`,
    account: `forgot-of:${email}`,
  };
  await refuseBlocked(db.run, [keys.own, keys.line]);
  await countAttempt(db.run, keys.own, limits.forgot);
  await countAttempt(db.run, keys.line, limits.forgotByLine);
  const isFlooded = (await attemptsOf(db.run, keys.account, slowings.account.windowMinutes)) >= mostMails;
  await countForSlowing(db.run, keys.account, slowings.account);

  if (config.revealUnknownEmail && !(await mayReset(services, body.email))) throw new Problem('email_not_found');
  // The latest link stays valid, so the user still has one, and requests from many places cannot flood a mailbox.
  if (!isFlooded) await db.transaction((tx) => orderLinkTo(services, tx, body.email));
  return { message: t('done.forgot_sent') };
}

async function mayReset({ db }: Services, email: string): Promise<boolean> {
  const account = await accountByEmail(db.run, email);
  return account !== undefined && takesLinks(account);
}
