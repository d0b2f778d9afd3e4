import type { NotificationType } from './calls/notifications.ts';

/** How soon a mail tells what a notice says: at once, with the others of the day or of the week, or never. */
export const mailModes = ['now', 'daily', 'weekly', 'off'] as const;
export type MailMode = (typeof mailModes)[number];

/** What people choose about, and how mail is sent to who has chosen nothing. In the app everything shows. */
export const usualMail = {
  approvals: 'now',
  reminders: 'daily',
  requests: 'now',
  documents: 'now',
  expiries: 'weekly',
  attendance: 'now',
  people: 'daily',
  devices: 'now',
  files: 'off',
} as const satisfies Record<string, MailMode>;

export type ChosenKind = keyof typeof usualMail;
export const chosenKinds = Object.keys(usualMail) as ChosenKind[];

/** `security`: nobody can switch it off, and what needs a mail has one of its own. */
export type NoticeKind = ChosenKind | 'security';

export const kindOfNotice: Record<NotificationType, NoticeKind> = {
  welcome: 'security',
  password_changed: 'security',
  new_sign_in: 'security',
  roles_changed: 'security',
  account_linked: 'security',
  account_unlinked: 'security',
  bank_account_changed: 'security',
  export_ready: 'files',
  export_failed: 'files',
  employment_changed: 'people',
  new_report: 'people',
  contract_ending: 'people',
  probation_ending: 'people',
  leaving: 'people',
  reports_taken: 'people',
  headships_taken: 'people',
  change_not_applied: 'people',
  approval_asked: 'approvals',
  approval_waiting: 'reminders',
  approval_passed_on: 'approvals',
  change_asked: 'approvals',
  change_decided: 'requests',
  document_requested: 'documents',
  document_submitted: 'approvals',
  document_accepted: 'documents',
  document_rejected: 'documents',
  document_expiring: 'expiries',
  document_of_expiring: 'expiries',
  document_expired: 'expiries',
  document_of_expired: 'expiries',
  document_overdue: 'documents',
  form_issued: 'documents',
  form_withdrawn: 'documents',
  form_accepted: 'documents',
  form_declined: 'documents',
  roster_published: 'attendance',
  roster_changed: 'attendance',
  roster_withdrawn: 'attendance',
  working_time_exceeded: 'attendance',
  device_offline: 'devices',
  device_clock: 'devices',
  punches_counted: 'attendance',
  day_asked: 'attendance',
  day_answered: 'attendance',
  leave_approved: 'requests',
  leave_rejected: 'requests',
  leave_cancelled: 'requests',
  leave_kept: 'requests',
  leave_cancel_asked: 'approvals',
  stand_in_chosen: 'approvals',
  leave_recounted: 'requests',
  overtime_opened: 'requests',
  overtime_approved: 'requests',
  overtime_rejected: 'requests',
  overtime_reopened: 'requests',
  excuse_approved: 'requests',
  excuse_rejected: 'requests',
  excuse_cancelled: 'requests',
  travel_approved: 'requests',
  travel_rejected: 'requests',
  travel_cancelled: 'requests',
  travel_kept: 'requests',
  travel_cancel_asked: 'approvals',
};
