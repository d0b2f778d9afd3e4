import { forgetOldAttempts } from '../../platform/access/attempts.ts';
import { forgetExpiredSessions } from '../../platform/access/sessions.ts';
import { forgetOldKeys } from '../../platform/http/repeat-key.ts';
import type { Services } from '../../platform/services.ts';

/** Nightly: deletes expired sessions, attempts, keys and links. */
export async function tidyAccess({ db }: Services): Promise<void> {
  await forgetExpiredSessions(db.run);
  await forgetOldAttempts(db.run);
  await forgetOldKeys(db.run);
  await db.run(`delete from password_links where expires_at < now() - interval '1 day'`, []);
  await db.run(`delete from approval_links where expires_at < now() - interval '30 days'`, []);
}
