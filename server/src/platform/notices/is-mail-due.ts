import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Transaction } from '../database/database.ts';
import type { Mail, MailTemplate, Message } from '../mail/mail.ts';
import { isMailedNow } from './notify.ts';

type About = Message & { template: MailTemplate & NotificationType };

/**
 * Sends the mail of a notice with its own template, unless its reader chose a digest or no mails of this kind. Recipients without an
 * account always get it.
 */
export async function isMailDue(
  services: { mail: Mail },
  tx: Transaction,
  { user_id }: { user_id: number | null },
  about: About,
): Promise<void> {
  if (user_id === null || (await isMailedNow(tx.run, user_id, about.template))) await services.mail.send(tx, about);
}
