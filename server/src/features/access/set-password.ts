import { audit } from '../../crud/write/audit.ts';
import type { Trace } from '../../platform/access/actor.ts';
import { complaintAboutPassword } from '../../platform/access/password-policy.ts';
import { hashPassword, verifyPassword } from '../../platform/access/passwords.ts';
import { endSessions } from '../../platform/access/sessions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notify } from '../../platform/notices/notify.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { momentText } from '../../platform/texts/texts.ts';
import type { Account } from './user-account.ts';

/** The hash of a password that this account may take. */
export async function hashNewPassword(account: Account, password: string): Promise<string> {
  const complaint = complaintAboutPassword(password, account.email);
  if (complaint) throw invalid({ password: [complaint] });
  if (account.password_hash && (await verifyPassword(password, account.password_hash)))
    throw invalid({ password: [{ code: 'same_password' }] });
  return hashPassword(password);
}

/** Ends all sessions, so that the old password is of no use to a thief, and notifies the owner. */
export async function savePassword(
  services: Services,
  tx: Transaction,
  account: Account,
  password_hash: string,
  { trace, keepSession = null }: { trace: Trace; keepSession?: number | null },
): Promise<void> {
  await tx.run(
    `update users set password_hash = $2, status = case status when 'invited' then 'active' else status end, version = version + 1, updated_at = now()
     where id = $1`,
    [account.id, password_hash],
  );
  await tx.run('delete from password_links where user_id = $1 and used_at is null', [account.id]);
  await endSessions(tx.run, account.id, keepSession);
  const actor = { user_id: account.id, name: account.name };
  const changes = [{ field: 'password', old: null, new: null }];
  audit(tx, { actor, trace, action: 'update', model: 'users', model_id: account.id, label: account.name, changes });
  if (account.status === 'invited') {
    await notify(tx.run, account.id, 'welcome', {}, '/user-profile');
    return;
  }
  await notify(tx.run, account.id, 'password_changed', {}, '/user-profile?tab=security');
  const args = { name: account.name, when: momentText(account.locale, new Date()) };
  await services.mail.send(tx, { to: account.email, language: account.locale, template: 'password_changed', args });
}
