import { logs } from '@cadre/contract/resources/logs';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { nameFrom } from '../../../fields/name-from.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Card } from '../card.tsx';

const shown = 6;
/** Signing in and out changes nothing. */
const changing = ['create', 'update', 'delete', 'status', 'permission_change'];

/** The latest changes within the user's scope for the history. */
export function ChangesCard() {
  const t = useTexts();
  const query = useList(logs, { page: 1, per_page: shown, sort: logs.list.order, q: '', filters: { action: changing } });
  return (
    <Card title={t('dashboard.recent_changes')} rows={shown} more={{ to: '/logs' }}>
      <QueryStates query={query} rows={shown} empty={({ data }) => (data.length === 0 ? t('shell.no_activity') : undefined)}>
        {({ data }) => (
          <Rows>
            {data.map((entry) => (
              <Change key={entry.id} entry={entry} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Change({ entry }: { entry: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const who = String(entry.actor_name ?? t('history.nobody'));
  return (
    <RowItemLink
      to="/logs"
      search={{ entry: String(entry.id) }}
      start={<Avatar name={who} pic={entry.pic as string | null} />}
      note={[labels.one(String(entry.model)), entry.label && nameFrom(logs, entry.label)].filter(Boolean).join(' · ')}
      end={<time dateTime={String(entry.at)}>{format.moment(String(entry.at))}</time>}
    >
      {who} · {labels.option('logs', 'action', String(entry.action))}
    </RowItemLink>
  );
}
