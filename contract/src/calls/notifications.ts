import { call } from '../call.ts';

/** A notification is a text key with its arguments, so that it reads in the reader's language of the day. */
export const notificationTypes = [
  'welcome',
  'password_changed',
  'new_sign_in',
  'roles_changed',
  'export_ready',
  'employment_changed',
  'new_report',
  'leaving',
  'reports_taken',
  'headships_taken',
  'change_asked',
  'change_decided',
  'document_requested',
  'document_submitted',
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
  'device_offline',
  'device_clock',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notifications = call({ method: 'GET', path: '/notifications', access: 'signed_in', tag: 'notifications' });
export const unreadCount = call({ method: 'GET', path: '/notifications/unread-count', access: 'signed_in', tag: 'notifications' });
export const readNotification = call({ method: 'PATCH', path: '/notifications/:id/read', access: 'signed_in', tag: 'notifications' });
export const readAllNotifications = call({ method: 'PATCH', path: '/notifications/read', access: 'signed_in', tag: 'notifications' });
