import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Run } from '../database/database.ts';

/** Lays a notice before a user. It is kept as a key with arguments, so it reads in the language of the day. */
export async function notify(
  run: Run,
  user_id: number,
  type: NotificationType,
  args: Record<string, string> = {},
  link: string | null = null,
): Promise<void> {
  await run('insert into notifications (user_id, type, args, link) values ($1, $2, $3, $4)', [user_id, type, JSON.stringify(args), link]);
}
