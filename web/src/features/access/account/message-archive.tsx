import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotificationList } from '../../../layout/panels/notification-list.tsx';
import { notificationsQuery, useMarkAllRead } from '../../../platform/notifications.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/stack.tsx';
import { TextButton } from '../../../ui/text-button.tsx';

const perPage = 25;

/** Every notification there was, newest first. */
export function MessageArchive() {
  const t = useTexts();
  const markRead = useMarkAllRead();
  const [page, setPage] = useState(1);
  const { data } = useQuery({ ...notificationsQuery(perPage, page), placeholderData: keepPreviousData });
  if (!data) return <p className="panel-empty">{t('common.loading')}</p>;
  const { total, last_page } = data.meta;
  return (
    <>
      {data.data.some(({ read_at }) => read_at === null) && (
        <TextButton onClick={() => markRead.mutate()} className="panel-action">
          {t('shell.mark_all_read')}
        </TextButton>
      )}
      <NotificationList notifications={data.data} />
      {last_page > 1 && (
        <Cluster as="nav" gap={4} className="profile__section" aria-label={t('lists.pagination')}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('common.newer')}
          </Button>
          <span className="muted">{t('lists.range', { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}</span>
          <Button size="small" disabled={page >= last_page} onClick={() => setPage(page + 1)}>
            {t('common.older')}
          </Button>
        </Cluster>
      )}
    </>
  );
}
