import { notifications, readAllNotifications, readNotification, unreadCount } from '@cadre/contract/calls/notifications';
import { askQuery, useAct, useAsk } from './ask.ts';

export const notificationsQuery = (per_page: number, page = 1, unread?: true) => askQuery(notifications, { per_page, page, unread });

/** The number on the bell. Refetched every minute; starts with the count known from the sign-in. */
export function useUnreadCount(initial: number): number {
  const { data } = useAsk(unreadCount, {}, { refetchInterval: 60_000, initialData: { count: initial }, meta: { quiet: true } });
  return data?.count ?? initial;
}

const quiet = { meta: { quiet: true } };
export const useMarkRead = () => useAct(readNotification, {}, quiet);
export const useMarkAllRead = () => useAct(readAllNotifications, {}, quiet);
