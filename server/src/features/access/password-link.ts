import { createToken } from '../../platform/access/secret-token.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, accountByEmail, accountById, takesLinks } from './user-account.ts';

const linkJob = 'password_link';
const forgottenJob = 'forgotten_password';

type Purpose = 'reset' | 'invite';

const lifetimes: Record<Purpose, string> = { reset: '30 minutes', invite: '7 days' };

/** Has a link mailed with which its reader sets the password of this account. */
export const orderLink = (services: Services, tx: Transaction, user_id: number): Promise<void> =>
  services.jobs.enqueue(tx, linkJob, { user_id });

/** Like `orderLink`, for an address that may be unknown; only the job looks it up, so the request takes the same time either way. */
export const orderLinkTo = (services: Services, tx: Transaction, email: string): Promise<void> =>
  services.jobs.enqueue(tx, forgottenJob, { email });

export function handleLinkJobs(services: Services): void {
  const { run } = services.db;
  const { jobs } = services;
  jobs.handle<{ user_id: number }>(linkJob, async ({ user_id }) => mailLink(services, await accountById(run, user_id)), 'another_machine');
  jobs.handle<{ email: string }>(
    forgottenJob,
    async ({ email }) => mailLink(services, await accountByEmail(run, email)),
    'another_machine',
  );
}

/** The link exists in the mail alone: it is made when the mail leaves, the database keeps its hash. Earlier links of the account end. */
async function mailLink(services: Services, account: Account | undefined): Promise<void> {
  if (!account || !takesLinks(account)) return;
  const purpose = account.status === 'invited' ? 'invite' : 'reset';
  const { token, hash } = createToken();
  const company = await services.db.transaction(async ({ run }) => {
    await run('delete from password_links where user_id = $1', [account.id]);
    // Whose account was deleted since then gets no link.
    const { rowCount } = await run(
      `insert into password_links (token_hash, user_id, purpose, expires_at)
       select $1, u.id, $3, now() + $4::interval from users u where u.id = $2 for key share`,
      [hash, account.id, purpose, lifetimes[purpose]],
    );
    if (!rowCount) return undefined;
    return (await run('select company from settings', [])).rows[0].company;
  });
  if (company === undefined) return;
  await services.mail.post({
    to: account.email,
    language: account.locale,
    template: purpose,
    args: { name: account.name, company },
    path: `/auth/reset-password?token=${token}`,
  });
}
