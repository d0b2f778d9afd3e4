import type { NotificationType } from '@cadre/contract/calls/notifications';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleX, ClipboardCheck, Clock, FilePen, FileUp, type LucideIcon } from 'lucide-react';
import { NotificationList } from '../../layout/panels/notification-list.tsx';
import { useFormat } from '../../platform/format.ts';
import { notificationsQuery } from '../../platform/notifications.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { RowItemLink, Rows } from '../../ui/rows.tsx';
import { Card } from './card.tsx';
import { useWantedOfMe } from './use-wanted-of-me.ts';
import type { Wanted } from './wanted-of-me.ts';

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
    <Card title={t('dashboard.needs_you')} more={{ to: '/user-profile', search: { tab: 'messages' } }}>
      <QueryStates
        query={all}
        rows={2}
        empty={({ unread, wanted: open }) => (unread.length + open.length === 0 ? t('dashboard.nothing_needs_you') : undefined)}
      >
        {({ unread, wanted: open }) => (
          <>
            {open.length > 0 && (
              <Rows wraps>
                {open.map(({ key, ...one }) => (
                  <WantedRow key={key} {...one} />
                ))}
              </Rows>
            )}
            {unread.length > 0 && <NotificationList notifications={unread} />}
          </>
        )}
      </QueryStates>
    </Card>
  );
}

const icons: Record<Wanted['kind'], LucideIcon> = {
  decision: ClipboardCheck,
  document: FileUp,
  document_again: FileUp,
  answer: FilePen,
  refusal: CircleX,
  request_refusal: CircleX,
  overtime: Clock,
};

function WantedRow({ kind, title, day, link }: Omit<Wanted, 'key'>) {
  const t = useTexts();
  const today = useFormat().today();
  const Icon = icons[kind];
  const texts: Record<Wanted['kind'], string> = {
    document: t('self.needs_document', { title }),
    document_again: t('self.needs_document_again', { title }),
    answer: t('self.needs_answer', { title }),
    refusal: t('self.change_rejected', { what: title }),
    decision: t('calendar.home_approvals', { count: Number(title) }),
    request_refusal: t('calendar.home_rejected', { title }),
    overtime: t('calendar.home_overtime', { title }),
  };
  return (
    <RowItemLink
      to={link.to}
      search={link.search ?? {}}
      start={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      note={day && t(day < today ? 'self.overdue' : 'self.due_by', { day })}
      end={<ChevronRight size={16} aria-hidden />}
    >
      {texts[kind]}
    </RowItemLink>
  );
}
