import type { NotificationType } from '@cadre/contract/calls/notifications';
import { documents } from '@cadre/contract/resources/documents';
import { notifyEveryoneWhoMay, notifyOwner } from '../../crud/acts/notify.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Contact, contactsOf } from '../../platform/notices/contacts.ts';
import { isMailDue } from '../../platform/notices/is-mail-due.ts';
import type { Services } from '../../platform/services.ts';

type DocumentNotice = { employee_id: number; title: string };
type Mailed = { template: 'document_requested' | 'document_overdue' | 'document_rejected'; args: Record<string, string> };

/** Employees find their own documents in the self-service area; users without that area find them in their file. */
export const documentPath = ({ employee_id }: Record<string, unknown>, owner?: Contact): `/${string}` =>
  owner?.is_self_service ? '/my-info#my-documents' : `/employees/${employee_id}/documents`;

const about = { resource: documents, behaviour: { pathFor: documentPath } };

export const notifyDocumentOwner = (
  tx: Transaction,
  row: DocumentNotice,
  type: NotificationType,
  args: Record<string, string> = {},
): Promise<void> => notifyOwner({ tx, ...about, row }, type, args);

/** Notifies the reviewers of this person's documents, except the one who acted. */
export const notifyReviewers = (
  tx: Transaction,
  row: DocumentNotice,
  type: NotificationType,
  more: { args?: Record<string, string>; but?: number } = {},
): Promise<void> => notifyEveryoneWhoMay({ tx, ...about, row }, 'review', type, more);

export async function mailOwner(services: Services, tx: Transaction, row: DocumentNotice, { template, args }: Mailed): Promise<void> {
  for (const contact of await contactsOf(tx.run, [row.employee_id])) {
    const { name, email, language } = contact;
    const mail = { to: email, language, template, args: { name, title: row.title, ...args } };
    await isMailDue(services, tx, contact, { ...mail, path: documentPath(row, contact) });
  }
}
