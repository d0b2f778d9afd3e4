import type { Notification } from '@cadre/contract/calls/notifications';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useFormat } from '../../platform/format/format.ts';
import { useMarkRead } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import './panels.css';

export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const t = useTexts();
  if (notifications.length === 0) return <p className="quiet panel-empty">{t('shell.no_notifications')}</p>;
  return (
    <ol className="panel-list">
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} {...notification} />
      ))}
    </ol>
  );
}

function NotificationRow({ id, type, args, link, read_at, created_at }: Notification) {
  const t = useTexts();
  const format = useFormat();
  const markRead = useMarkRead();
  // The server sends each kind with the arguments its sentence needs.
  const sentence = t(`notices.${type}`, args as never);
  const isOwn = link?.startsWith('/') && !link.startsWith('//');
  return (
    <li data-unread={read_at === null || undefined}>
      <span className="rigid round panel-list__dot" data-action={read_at === null ? 'create' : undefined} />
      <div>
        <p>
          {isOwn && link ? (
            <Link to={link} onClick={() => read_at === null && markRead.mutate({ id })}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <time className="quiet small" dateTime={created_at}>
          {format.moment(created_at)}
        </time>
      </div>
      {read_at === null && (
        <IconButton icon={Check} label={`${t('shell.mark_read')}: ${sentence}`} onClick={() => markRead.mutate({ id })} />
      )}
    </li>
  );
}
