import type { NotificationType } from './calls/notifications.ts';
import { rightToSee } from './field-rights.ts';
import { type ResourceName, resources } from './resources/index.ts';
import type { Permission } from './rights.ts';

/** The records of another person that a notice names or is about. */
export const noticeSubjects: { readonly [T in NotificationType]?: ResourceName } = {
  change_asked: 'change-requests',
  document_submitted: 'documents',
  document_of_expiring: 'documents',
  document_of_expired: 'documents',
  form_accepted: 'forms',
  form_declined: 'forms',
  leave_of_recounted: 'leaves',
  leave_shorten_asked: 'leaves',
  leave_cancel_asked: 'leaves',
  pay_asked: 'salaries',
  travel_cancel_asked: 'travels',
  swap_agreed: 'shift-swaps',
  swap_asked: 'shift-swaps',
  swap_approved: 'shift-swaps',
  swap_rejected: 'shift-swaps',
  swap_withdrawn: 'shift-swaps',
};

/** The right to see the record named in a notice, if it is closed to some readers: without it, they no longer read its title. */
export const guardedNotices: { readonly [T in NotificationType]?: Permission } = Object.fromEntries(
  Object.entries(noticeSubjects).flatMap(([type, name]) => {
    const right = rightToSee(name, resources[name].label);
    return right ? [[type, right]] : [];
  }),
);
