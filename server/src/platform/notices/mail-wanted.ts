import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Transaction } from '../database/database.ts';
import type { Mail, MailTemplate, Message } from '../mail/mail.ts';
import { isMailedNow } from './notify.ts';

type About = Message & { template: MailTemplate & NotificationType };

/** The mail that goes with a notice in words of its own, unless its reader wants such things later or not at all. Who has no account always gets it. */
export async function mailWanted(
  house: { mail: Mail },
  tx: Transaction,
  { user_id }: { user_id: number | null },
  about: About,
): Promise<void> {
  if (user_id === null || (await isMailedNow(tx.run, user_id, about.template))) await house.mail.send(tx, about);
}
