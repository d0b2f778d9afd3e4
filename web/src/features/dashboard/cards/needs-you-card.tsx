import { myTodosCall, type Notification, type NotificationType } from '@cadre/contract/calls/notifications';
import { ChevronRight, CircleX, ClipboardCheck, Clock, FilePen, FileUp, type LucideIcon } from 'lucide-react';
import { NotificationList } from '../../../layout/panels/notification-list.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';
import { myTodos, type Todo } from '../my-todos.ts';

const shown = 5;

/** The list above already shows these while they are open. */
const result: readonly NotificationType[] = ['document_requested', 'document_overdue', 'document_rejected', 'form_issued'];
const decided: readonly NotificationType[] = ['request_approved', 'request_rejected'];
const isShownAbove = ({ type, args }: Notification): boolean =>
  result.includes(type) || (args.model === 'change-requests' && decided.includes(type));

/** To-dos for the user: requests from others, then unread notifications. */
export function NeedsYouCard() {
  const t = useTexts();
  const today = useFormat().today();
  // Always refetched, since the user may have completed a to-do on another page.
  const query = useCall(
    myTodosCall,
    {},
    {
      select: ({ unread, ...found }) => ({
        wanted: myTodos(found, today),
        unread: unread.filter((notice) => !isShownAbove(notice)).slice(0, shown),
      }),
      staleTime: 0,
      meta: { quiet: true },
    },
  );
  return (
    <Card title={t('dashboard.needs_you')} more={{ to: '/user-profile', search: { tab: 'messages' } }}>
      <QueryStates
        query={query}
        rows={2}
        empty={({ unread, wanted: open }) => (unread.length + open.length === 0 ? t('dashboard.nothing_needs_you') : undefined)}
      >
        {({ unread, wanted: open }) => (
          <>
            {open.length > 0 && (
              <Rows wraps>
                {open.map(({ key, ...one }) => (
                  <RowInput key={key} {...one} />
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

const icons: Record<Todo['kind'], LucideIcon> = {
  decision: ClipboardCheck,
  document: FileUp,
  document_again: FileUp,
  answer: FilePen,
  refusal: CircleX,
  request_refusal: CircleX,
  overtime: Clock,
};

function RowInput({ kind, title, day, link }: Omit<Todo, 'key'>) {
  const t = useTexts();
  const today = useFormat().today();
  const Icon = icons[kind];
  const texts: Record<Todo['kind'], string> = {
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
