import type { NotificationType } from './calls/notifications.ts';
import { rightToSee } from './field-rights.ts';
import { isNamedInNotice } from './notice-kind-of.ts';
import { isInquiry } from './request-notices.ts';
import { type ResourceName, resources } from './resources/index.ts';
import type { Permission } from './rights.ts';

/** The records of another person that a notice names or is about. Notices to approvers have theirs in `model`. */
export const noticeSubjects: { readonly [T in NotificationType]?: ResourceName } = {
  document_of_expiring: 'documents',
  document_of_expired: 'documents',
  form_accepted: 'forms',
  form_declined: 'forms',
  leave_of_recounted: 'leaves',
  pay_asked: 'salaries',
  swap_agreed: 'shift-swaps',
  swap_asked: 'shift-swaps',
  swap_withdrawn: 'shift-swaps',
};

/** The right to see the record named in a notice, if it is closed to some readers: without it, they no longer read its title. */
export function rightToRead(type: NotificationType, model: string | undefined): Permission | undefined {
  const name = isInquiry(type) ? namedBy(type, model) : noticeSubjects[type];
  return name && rightToSee(name, resources[name].label);
}

const namedBy = (type: NotificationType, model: string | undefined): ResourceName | undefined =>
  model !== undefined && Object.hasOwn(resources, model) && (type !== 'request_asked' || isNamedInNotice(model))
    ? (model as ResourceName)
    : undefined;
