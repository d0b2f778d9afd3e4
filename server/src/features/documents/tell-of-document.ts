import type { NotificationType } from '@cadre/contract/calls/notifications';
import { whoMay } from '../../crud/who-may.ts';
import { type Contact, contactsOf } from '../../platform/contacts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { House } from '../../platform/house.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { notify } from '../../platform/notify.ts';

type Told = { employee_id: number; title: string };
type Mailed = { template: MailTemplate; args: Record<string, string> };

/** Where people find their own documents: in the employees' area, or in their file as everybody else's. */
const ownDocuments = ({ is_self_service, employee_id }: Contact): `/${string}` =>
  is_self_service ? '/my-info#my-documents' : fileOf(employee_id);
const fileOf = (employee_id: number): `/${string}` => `/employees/${employee_id}/documents`;

/** A notice for the person whose document it is, and a mail where one is wanted. */
export async function tellOwner(
  house: House,
  tx: Transaction,
  { employee_id, title }: Told,
  type: NotificationType,
  more: { args?: Record<string, string>; mail?: Mailed } = {},
): Promise<void> {
  const [contact] = await contactsOf(tx.run, [employee_id]);
  if (!contact) return;
  if (contact.user_id !== null) await notify(tx.run, contact.user_id, type, { title, ...more.args }, ownDocuments(contact));
  if (more.mail) await mailTo(house, tx, contact, { ...more.mail, args: { title, ...more.mail.args } });
}

function mailTo(house: House, tx: Transaction, contact: Contact, { template, args }: Mailed): Promise<void> {
  const { name, email, language } = contact;
  return house.mail.send(tx, { to: email, language, template, args: { name, ...args }, path: ownDocuments(contact) });
}

/** A notice for everybody who decides on this person's documents, but for who did it. */
export async function tellReviewers(
  tx: Transaction,
  { employee_id, title }: Told,
  type: NotificationType,
  more: { args?: Record<string, string>; but?: number } = {},
): Promise<void> {
  const [contact] = await contactsOf(tx.run, [employee_id]);
  const args = { title, name: contact?.name ?? '', ...more.args };
  for (const user_id of await whoMay(tx, 'documents.review', employee_id)) {
    if (user_id !== more.but) await notify(tx.run, user_id, type, args, fileOf(employee_id));
  }
}
