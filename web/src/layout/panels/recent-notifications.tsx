import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { NotificationList } from './notification-list.tsx';

const shown = 5;

export function RecentNotifications() {
  const t = useTexts();
  const { data } = useQuery(notificationsQuery(shown));
  return (
    <section className="recent">
      <h3 className="flex wraps strong between">
        {t('shell.recent_notifications')}{' '}
        {data && data.meta.total > 0 && (
          <span className="quiet smaller medium">{t('shell.messages_count', { count: data.meta.total })}</span>
        )}
      </h3>
      {data && <NotificationList notifications={data.data} />}
    </section>
  );
}
