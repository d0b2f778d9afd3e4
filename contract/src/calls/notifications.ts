import { call } from '../call.ts';

/** A notification is a text key with its arguments, so that it reads in the reader's language of the day. */
export const notificationTypes = ['welcome', 'password_changed', 'new_sign_in', 'roles_changed', 'export_ready'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notifications = call({ method: 'GET', path: '/notifications', access: 'signed_in', tag: 'notifications' });
export const unreadCount = call({ method: 'GET', path: '/notifications/unread-count', access: 'signed_in', tag: 'notifications' });
export const readNotification = call({ method: 'PATCH', path: '/notifications/:id/read', access: 'signed_in', tag: 'notifications' });
export const readAllNotifications = call({ method: 'PATCH', path: '/notifications/read', access: 'signed_in', tag: 'notifications' });
