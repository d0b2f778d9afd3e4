import { administratorRole } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { notifyAll } from '../../platform/notices/notify.ts';

const minutes = 10;

/** Administrators hear of mail that does not leave, once a day at most. */
export async function notifyOfMail(db: Database, trouble: ReturnType<Mail['trouble']>): Promise<void> {
  if (!trouble || Date.now() - trouble.since.getTime() < minutes * 60_000) return;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.status = 'active' and exists (select from user_roles held where held.user_id = u.id and held.role_id = ${administratorRole})
      and not exists (select from notifications n where n.user_id = u.id and n.type = 'mail_waiting' and n.created_at > now() - interval '1 day')
    order by u.id`.execute(db);
  await notifyAll(
    db.run,
    rows.map(({ id }) => ({ user_id: id, type: 'mail_waiting' })),
  );
}
