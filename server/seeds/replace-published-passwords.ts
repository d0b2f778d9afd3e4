import { audit } from '../src/crud/write/audit.ts';
import type { Trace } from '../src/platform/access/actor.ts';
import { verifyPassword } from '../src/platform/access/passwords.ts';
import { endSessions } from '../src/platform/access/sessions.ts';
import type { Database } from '../src/platform/database/database.ts';
import { runAs } from '../src/platform/database/run-as.ts';
import { type DemoPasswords, demoAccounts, demoPassword, randomPasswords } from './demo-accounts.ts';
import { hashDemoPasswords } from './hash-demo-passwords.ts';

const trace: Trace = { via: 'command', ip: null, user_agent: null, request_id: null, language: 'en' };

type Known = { id: number; name: string; email: string; password_hash: string };

/**
 * A company tried out on one machine may later be hosted publicly. Accounts that still have the published password then get new ones.
 * Returns the new passwords, or undefined if no account had it.
 */
export async function replacePublishedPasswords(db: Database): Promise<DemoPasswords | undefined> {
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await db.run('select distinct password_hash from users where email = any($1) and password_hash is not null', [emails]);
  const published: string[] = [];
  for (const { password_hash } of rows) if (await verifyPassword(demoPassword, password_hash)) published.push(password_hash);
  if (published.length === 0) return undefined;
  const passwords = randomPasswords();
  const hashOf = await hashDemoPasswords(passwords);
  await runAs('system', () =>
    db.transaction(async (tx) => {
      // The demo company shares one hash, so that its other accounts are found by it, too.
      const { rows: users } = await tx.run('select id, name, email, password_hash from users where password_hash = any($1) for update', [
        published,
      ]);
      for (const { id, name, email } of users as Known[]) {
        await tx.run('update users set password_hash = $2, version = version + 1, updated_at = now() where id = $1', [id, hashOf(email)]);
        await endSessions(tx.run, id);
        const changes = [{ field: 'password', old: null, new: null }];
        audit(tx, { actor: undefined, trace, action: 'update', model: 'users', model_id: id, label: name, changes });
      }
    }),
  );
  return passwords;
}
