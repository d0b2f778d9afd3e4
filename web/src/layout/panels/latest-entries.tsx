import { callsOf } from '@cadre/contract/calls-of';
import { logs } from '@cadre/contract/resources/logs';
import type { RecordOf } from '@cadre/contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import './panels.css';

type Entry = RecordOf<typeof logs>;
const latest = { per_page: 30, order_by: 'at', order_dir: 'desc' } as const;
const askAgainEvery = 30_000;

/** The latest entries of the history in my scope, or those of one account, as fresh as half a minute. */
export function LatestEntries({ actor }: { actor: number | undefined }) {
  const t = useTexts();
  const params = { ...latest, filters: actor === undefined ? undefined : JSON.stringify({ actor_id: actor }) };
  const { data, isPending, isError, refetch } = useCall(callsOf(logs).list, params, {
    refetchInterval: askAgainEvery,
    placeholderData: keepPreviousData,
  });
  if (isPending) return <p className="quiet panel-empty">{t('common.loading')}</p>;
  if (isError) {
    return (
      <p className="quiet panel-empty">
        {t('lists.failed')} <TextButton onClick={() => refetch()}>{t('common.retry')}</TextButton>
      </p>
    );
  }
  if (data.data.length === 0) return <p className="quiet panel-empty">{t('shell.no_activity')}</p>;
  return (
    <ol className="panel-list">
      {data.data.map((entry) => (
        <LogEntry key={entry.id} {...entry} />
      ))}
    </ol>
  );
}

function LogEntry({ at, actor_name, action, model, label }: Entry) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  return (
    <li>
      <span className="rigid round panel-list__dot" data-action={action} />
      <div>
        <p>
          <strong>{actor_name ?? t('history.nobody')}</strong> · {action && labels.option('logs', 'action', action)}
        </p>
        <p className="quiet">{[model && labels.one(model), label].filter(Boolean).join(' · ')}</p>
        {at && (
          <time className="quiet small" dateTime={at}>
            {format.moment(at)}
          </time>
        )}
      </div>
    </li>
  );
}
