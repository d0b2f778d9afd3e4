import { useQuery } from '@tanstack/react-query';
import { NotificationList } from '../../layout/panels/notification-list.tsx';
import { notificationsQuery } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';

const asked = 30;
const shown = 5;

/** What waits for its reader: notifications that nobody has read yet. */
export function NeedsYouCard() {
  const t = useTexts();
  const query = useQuery({
    ...notificationsQuery(asked),
    select: ({ data }) => data.filter(({ read_at }) => read_at === null).slice(0, shown),
  });
  return (
    <Card title={t('dashboard.needs_you')} more={{ to: '/user-profile', search: { tab: 'messages' } as never }}>
      <CardStates query={query} rows={2} empty={(unread) => (unread.length === 0 ? t('dashboard.nothing_needs_you') : undefined)}>
        {(unread) => <NotificationList notifications={unread} />}
      </CardStates>
    </Card>
  );
}
