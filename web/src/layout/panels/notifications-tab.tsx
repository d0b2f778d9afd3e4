import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useMessageArchive } from '../../platform/messages.ts';
import { notificationsQuery, useMarkAllRead } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { BackgroundJobs } from './background-jobs.tsx';
import { NotificationList } from './notification-list.tsx';

const shown = 30;

/** `waiting`: the requests that the reader decides. */
export function NotificationsTab({ waiting }: { waiting: ReactNode }) {
  const t = useTexts();
  const markRead = useMarkAllRead();
  const { data } = useQuery(notificationsQuery(shown));
  const rows = data?.data ?? [];
  return (
    <>
      <Suspense>{waiting}</Suspense>
      <BackgroundJobs />
      {rows.some(({ read_at }) => read_at === null) && (
        <TextButton onClick={() => markRead.mutate()} className="panel-action">
          {t('shell.mark_all_read')}
        </TextButton>
      )}
      {data && <NotificationList notifications={rows} />}
      {(data?.meta.total ?? 0) > shown && (
        <Link className="block panel-more" to="/user-profile" search={{ tab: 'messages' }}>
          {t('common.more')}
        </Link>
      )}
      <RecentMessages />
    </>
  );
}

/** The global messages of this visit, so that none is lost when it disappears. */
function RecentMessages() {
  const t = useTexts();
  const format = useFormat();
  const archive = useMessageArchive();
  if (archive.length === 0) return null;
  return (
    <section>
      <h3 className="panel-caption">{t('shell.recent_messages')}</h3>
      <ol className="panel-list">
        {archive.map(({ id, kind, text, at }) => (
          <li key={id}>
            <span className="rigid round panel-list__dot" data-action={kind === 'error' ? 'delete' : 'create'} />
            <div>
              <p>{text}</p>
              <time className="quiet small" dateTime={at}>
                {format.moment(at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
