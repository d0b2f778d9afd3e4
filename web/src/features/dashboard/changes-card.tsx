import { logs } from '@cadre/contract/resources/logs';
import { Link } from '@tanstack/react-router';
import { useList } from '../../crud/use-list.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';

const shown = 6;
/** Signing in and out changes nothing. */
const changing = ['create', 'update', 'delete', 'status', 'permission_change'];

/** What happened last, as far as its reader's right to the history reaches. */
export const ChangesCard = () => (useScope('logs.view') === undefined ? null : <Changes />);

function Changes() {
  const t = useTexts();
  const query = useList(logs, { page: 1, per_page: shown, sort: logs.order, q: '', filters: { action: changing } });
  return (
    <Card title={t('dashboard.recent_changes')} more={{ to: '/logs' }}>
      <CardStates query={query} rows={shown} empty={({ data }) => (data.length === 0 ? t('shell.no_activity') : undefined)}>
        {({ data }) => (
          <ul className="dash-card__rows">
            {data.map((entry) => (
              <li key={entry.id}>
                <ChangeRow entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </CardStates>
    </Card>
  );
}

function ChangeRow({ entry }: { entry: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const who = String(entry.actor_name ?? t('history.nobody'));
  const what = [labels.one(String(entry.model)), entry.label].filter(Boolean).join(' · ');
  return (
    <Link className="dash-card__row" to="/logs" search={{ entry: String(entry.id) } as never}>
      <Avatar name={who} />
      <span className="dash-card__text">
        <span>
          {who} · {labels.option('logs', 'action', String(entry.action))}
        </span>
        <span className="dash-card__detail">{what}</span>
      </span>
      <time className="dash-card__when" dateTime={String(entry.at)}>
        {format.moment(String(entry.at))}
      </time>
    </Link>
  );
}
