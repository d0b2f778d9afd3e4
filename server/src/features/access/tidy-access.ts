import { forgetOldAttempts } from '../../platform/attempts.ts';
import type { House } from '../../platform/house.ts';
import { forgetOldKeys } from '../../platform/repeat-key.ts';
import { forgetExpiredSessions } from '../../platform/sessions.ts';

/** Nightly: what has expired means nothing any more and goes. */
export async function tidyAccess({ db }: House): Promise<void> {
  await forgetExpiredSessions(db.run);
  await forgetOldAttempts(db.run);
  await forgetOldKeys(db.run);
  await db.run(`delete from password_links where expires_at < now() - interval '1 day'`, []);
}
