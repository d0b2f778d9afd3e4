import { notifications, readAllNotifications, readNotification, unreadCount } from '@cadre/contract/calls/notifications';
import { callQuery, useCall, useCallMutation } from './call-api.ts';

export const notificationsQuery = (per_page: number, page = 1, unread?: true) => callQuery(notifications, { per_page, page, unread });

/** The number on the bell. Refetched every minute; starts with the count known from the sign-in. */
export function useUnreadCount(initial: number): number {
  const { data } = useCall(unreadCount, {}, { refetchInterval: 60_000, initialData: { count: initial }, meta: { quiet: true } });
  return data?.count ?? initial;
}

const quiet = { meta: { quiet: true } };
export const useMarkRead = () => useCallMutation(readNotification, {}, quiet);
export const useMarkAllRead = () => useCallMutation(readAllNotifications, {}, quiet);
