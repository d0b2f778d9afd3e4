import { notifications, readAllNotifications, readNotification, unreadCount } from '@cadre/contract/calls/notifications';
import { askQuery, useAct, useAsk } from './ask.ts';

export const notificationsQuery = (per_page: number, page = 1, unread?: true) => askQuery(notifications, { per_page, page, unread });

/** The number on the bell. Asked for again every minute; begins with what the sign-in already knew. */
export function useUnreadCount(initial: number): number {
  const { data } = useAsk(unreadCount, {}, { refetchInterval: 60_000, initialData: { count: initial }, meta: { quiet: true } });
  return data?.count ?? initial;
}

const quiet = { meta: { quiet: true } };
export const useMarkRead = () => useAct(readNotification, {}, quiet);
export const useMarkAllRead = () => useAct(readAllNotifications, {}, quiet);
