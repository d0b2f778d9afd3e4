import type { forgotPassword } from '@cadre/contract/calls/access';
import { countAttempt, limits, normalEmail, refuseBlocked } from '../../platform/access/attempts.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { orderLinkTo } from './password-link.ts';
import { accountByEmail } from './user-account.ts';

/** The answer is the same for known and unknown addresses, so that nobody learns who works here. */
export async function askForLink(house: House, { body, trace, t }: Asked<typeof forgotPassword>) {
  const { db, config } = house;
  const keys = { email: `forgot:${normalEmail(body.email)}`, address: `forgot-from:${trace.ip}` };
  await refuseBlocked(db.run, Object.values(keys));
  await countAttempt(db.run, keys.email, limits.forgotByEmail);
  await countAttempt(db.run, keys.address, limits.forgotByAddress);

  if (config.revealUnknownEmail && !(await mayReset(house, body.email))) throw new Problem('email_not_found');
  await db.transaction((tx) => orderLinkTo(house, tx, body.email));
  return { message: t('done.forgot_sent') };
}

async function mayReset({ db }: House, email: string): Promise<boolean> {
  const account = await accountByEmail(db.run, email);
  return account !== undefined && account.status !== 'suspended';
}
