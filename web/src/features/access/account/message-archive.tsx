import type { Notification } from '@cadre/contract/calls/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotificationList } from '../../../layout/panels/notification-list.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { notificationsQuery, useMarkAllRead } from '../../../platform/notifications.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

const perPage = 25;
const parts = ['all', 'unread'] as const;

/** Every notification there was, or those that are still unread: newest first, day by day. */
export function MessageArchive() {
  const t = useTexts();
  const format = useFormat();
  const markRead = useMarkAllRead();
  const [part, setPart] = useState<(typeof parts)[number]>('all');
  const [page, setPage] = useState(1);
  const query = notificationsQuery(perPage, page, part === 'unread' || undefined);
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const { total = 0, last_page = 1 } = data?.meta ?? {};
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  const choose = (next: typeof part) => {
    setPart(next);
    setPage(1);
  };
  return (
    <Stack className="profile__section">
      <Cluster justify="between" gap={3}>
        <Segments
          isLabelHidden
          label={t('profile.messages')}
          options={parts.map((value) => ({ value, text: t(`profile.messages_${value}`) }))}
          value={part}
          onChoose={choose}
        />
        {data?.data.some(({ read_at }) => read_at === null) && (
          <Button size="small" disabled={markRead.isPending} onClick={() => markRead.mutate()}>
            {t('shell.mark_all_read')}
          </Button>
        )}
      </Cluster>
      {error && !data && <FailedState problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton columns={1} rows={4} />}
      {data && data.data.length === 0 && <NotificationList notifications={[]} />}
      {byDay(data?.data ?? [], ({ created_at }) => format.dayOf(created_at)).map(([day, notifications]) => (
        <Stack key={day} as="section" gap={1}>
          <Heading level={2}>{format.longDate(day)}</Heading>
          <NotificationList notifications={notifications} />
        </Stack>
      ))}
      {last_page > 1 && (
        <Cluster as="nav" gap={4} aria-label={t('lists.pagination')}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('common.newer')}
          </Button>
          <span className="muted">{t('lists.range', range)}</span>
          <Button size="small" disabled={page >= last_page} onClick={() => setPage(page + 1)}>
            {t('common.older')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

const byDay = (all: readonly Notification[], dayOf: (one: Notification) => string): [string, Notification[]][] => [
  ...Map.groupBy(all, dayOf).entries(),
];
