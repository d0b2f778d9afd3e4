import type { Trace } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { House } from '../../platform/house.ts';
import { notify } from '../../platform/notify.ts';
import { momentText } from '../../platform/texts.ts';
import { browserName } from './browser-name.ts';
import type { Account } from './user-account.ts';

/** Somebody else in the account would come with another browser. The first sign-in ever is no news. */
export async function tellOfNewBrowser(house: House, tx: Transaction, account: Account, trace: Trace): Promise<void> {
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
