import type { NotificationType } from '@cadre/contract/calls/notifications';
import { useQuery } from '@tanstack/react-query';
import { NotificationList } from '../../layout/panels/notification-list.tsx';
import { notificationsQuery } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';
import { useWantedOfMe } from './use-wanted-of-me.ts';
import { WantedRow } from './wanted-row.tsx';

const asked = 30;
const shown = 5;

/** What these tell stands in the list above them, as long as it is still to be done. */
const told: readonly NotificationType[] = ['document_requested', 'document_overdue', 'document_rejected', 'form_issued', 'change_decided'];

/** What waits for its reader: what others need from them, then notifications that nobody has read yet. */
export function NeedsYouCard() {
  const t = useTexts();
  const wanted = useWantedOfMe();
  const query = useQuery({
    ...notificationsQuery(asked),
    select: ({ data }) => data.filter(({ read_at, type }) => read_at === null && !told.includes(type)).slice(0, shown),
  });
  const all = { ...query, data: query.data && wanted && { unread: query.data, wanted } };
  return (
    <Card title={t('dashboard.needs_you')} more={{ to: '/user-profile', search: { tab: 'messages' } as never }}>
      <CardStates
        query={all}
        rows={2}
        empty={({ unread, wanted: open }) => (unread.length + open.length === 0 ? t('dashboard.nothing_needs_you') : undefined)}
      >
        {({ unread, wanted: open }) => (
          <>
            {open.length > 0 && (
              <ul className="dash-card__rows">
                {open.map(({ key, ...one }) => (
                  <WantedRow key={key} {...one} />
                ))}
              </ul>
            )}
            {unread.length > 0 && <NotificationList notifications={unread} />}
          </>
        )}
      </CardStates>
    </Card>
  );
}
