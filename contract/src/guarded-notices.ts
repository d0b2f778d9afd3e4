import type { NotificationType } from './calls/notifications.ts';
import type { Permission } from './rights.ts';

/** What tells people of somebody else's guarded records, and the right to see those: who has lost it reads no titles any more. */
export const guardedNotices: { readonly [T in NotificationType]?: Permission } = {
  change_asked: 'change-requests.view',
  document_submitted: 'documents.view',
  document_of_expiring: 'documents.view',
  document_of_expired: 'documents.view',
  form_accepted: 'forms.view',
  form_declined: 'forms.view',
  pay_asked: 'salaries.answer',
};
