import { call, type DataOf, page } from '../call.ts';
import { boolean, choice, date, integer, list, map, moment, required, scalar, text } from '../fields.ts';

/** A notification is a text key with its arguments, so that it reads in the reader's language of the day. */
export const notificationTypes = [
  'welcome',
  'password_changed',
  'new_sign_in',
  'roles_changed',
  'role_requested',
  'role_given',
  'account_linked',
  'account_to_confirm',
  'account_unlinked',
  'bank_account_changed',
  'bank_account_removed',
  'export_ready',
  'export_failed',
  'employment_changed',
  'new_report',
  'contract_ending',
  'probation_ending',
  'leaving',
  'reports_taken',
  'headships_taken',
  'change_not_applied',
  'request_asked',
  'request_cancel_asked',
  'request_shorten_asked',
  'request_approved',
  'request_rejected',
  'request_sent_back',
  'request_cancelled',
  'request_kept',
  'request_shortened',
  'request_of_approved',
  'request_of_rejected',
  'request_of_sent_back',
  'approval_waiting',
  'approval_passed_on',
  'approval_informed',
  'approval_acts',
  'document_requested',
  'document_accepted',
  'document_rejected',
  'document_expiring',
  'document_of_expiring',
  'document_expired',
  'document_of_expired',
  'document_overdue',
  'form_issued',
  'form_withdrawn',
  'form_accepted',
  'form_declined',
  'roster_published',
  'roster_changed',
  'roster_withdrawn',
  'working_time_exceeded',
  'device_offline',
  'device_clock',
  'mail_waiting',
  'file_missing',
  'punches_counted',
  'day_asked',
  'overtime_opened',
  'overtime_reopened',
  'stand_in_chosen',
  'leave_recounted',
  'leave_of_recounted',
  'leaves_recounted',
  'leave_year_closed',
  'proposal_expired',
  'salary_changed',
  'project_estimate',
  'retainer_usage',
  'payslip_released',
  'payslip_withdrawn',
  'pay_asked',
  'pay_answered',
  'swap_asked',
  'swap_agreed',
  'swap_refused',
  'swap_withdrawn',
  'swap_expired',
  'time_card_reopened',
  'time_card_submitted_for',
  'time_cards_open',
  'time_cards_due',
  'time_cards_late',
  'time_cards_missing',
  'day_answered',
  'booked_person_away',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const tag = 'notifications';
const access = 'signed_in';
/** The session response contains the number of unread notifications. */
const touches = ['notifications', 'session'] as const;

const notification = {
  id: integer(required),
  type: choice({ options: notificationTypes, required: true }),
  args: map(scalar(required), required),
  link: text(),
  read_at: moment(),
  created_at: moment(required),
} as const;

export const notifications = call({
  method: 'GET',
  path: '/notifications',
  access,
  tag,
  summary: 'List your notifications, newest first, or only those that are `unread`',
  query: { page: integer({ min: 1, max: 100_000 }), per_page: integer({ min: 1, max: 200 }), unread: boolean() },
  answer: page(notification),
});
export type Notification = DataOf<typeof notifications>[number];

const titled = { id: integer(required), title: text(required) } as const;
const refused = list({ ...titled, decided_at: moment() }, required);

/** Everything that the start page shows of it, in one response. */
export const myTodosCall = call({
  method: 'GET',
  path: '/notifications/needs-me',
  access,
  tag,
  summary: 'Get your pending decisions and documents, rejected requests, and newest unread notifications',
  answer: {
    /** The number of requests that wait for the user's decision. */
    decisions: integer(required),
    documents: list({ ...titled, status: text(required), due_on: date() }, required),
    forms: list(titled, required),
    requests: refused,
    leaves: refused,
    excuses: refused,
    overtime: list(titled, required),
    unread: list(notification, required),
  },
});
export type MyTodos = DataOf<typeof myTodosCall>;

export const unreadCount = call({
  method: 'GET',
  path: '/notifications/unread-count',
  access,
  tag,
  summary: 'Count your unread notifications',
  answer: { count: integer(required) },
});

export const readNotification = call({
  method: 'PATCH',
  path: '/notifications/:id/read',
  access,
  tag,
  summary: 'Mark one of your notifications as read',
  answer: { id: integer(required), read_at: moment(required) },
  touches,
});

export const readAllNotifications = call({
  method: 'PATCH',
  path: '/notifications/read',
  access,
  tag,
  summary: 'Mark all your notifications as read',
  touches,
});

/** From a mail, without signing in; mail programs send the same to `/auth/unsubscribe` with one click. */
export const unsubscribe = call({
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  tag,
  summary: 'Unsubscribe from a kind of email with the token of its unsubscribe link',
  body: { token: text({ required: true, max: 400 }) },
  touches: ['session'],
});

/** Events contain only these tags, never data: the client requests the changed data again, with its permissions. */
export const liveTags = ['notifications', 'approvals', 'time-cards'] as const;
export type LiveTag = (typeof liveTags)[number];

/** Stays open as an event stream with `Accept: text/event-stream`; other clients only learn that it exists. */
export const events = call({
  method: 'GET',
  path: '/events',
  access,
  tag,
  summary: 'Stream changes as server-sent events, whose `data` is a JSON list of names to request again',
  file: ['text/event-stream'],
});
