import type { NotificationType } from '@cadre/contract/calls/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { meQuery } from './session.ts';

export type Notification = {
  id: number;
  type: NotificationType;
  args: Record<string, string>;
  link: string | null;
  read_at: string | null;
  created_at: string;
};

type NotificationPage = { data: Notification[]; meta: { total: number; page: number; last_page: number } };

export const notificationsQuery = (per_page: number, page = 1) =>
  queryOptions({
    queryKey: ['notifications', per_page, page],
    queryFn: () => api.get<NotificationPage>('/notifications', { per_page, page }),
  });

/** The number on the bell. Asked for again every minute; begins with what the sign-in already knew. */
export function useUnreadCount(initial: number): number {
  const { data = initial } = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => (await api.get<{ data: { count: number } }>('/notifications/unread-count')).data.count,
    refetchInterval: 60_000,
    initialData: initial,
    meta: { quiet: true },
  });
  return data;
}

/** One by its id, or all. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => api.patch(id === 'all' ? '/notifications/read' : `/notifications/${id}/read`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['notifications'] });
      void client.invalidateQueries({ queryKey: meQuery().queryKey });
    },
    meta: { quiet: true },
  });
}
