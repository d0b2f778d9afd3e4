import { callsOf } from '@cadre/contract/calls-of';
import { changesOf } from '../../fields/change.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { usePagedCall } from '../../platform/use-paged-call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Timeline, TimelineEntry } from '../../ui/layout/timeline.tsx';
import type { Page } from '../page.ts';
import { useEffective } from '../use-effective.ts';
import { ChangeLine } from './change-line.tsx';
import { isBareId } from './record-rows.ts';

type HistoryPage = Pick<Page, 'resource' | 'options'>;

export function RecordHistory({ page: { resource: declared, options }, id }: { page: HistoryPage; id: number }) {
  const resource = useEffective(declared);
  const t = useTexts();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePagedCall(callsOf(resource).history, {
    id,
    per_page: 25,
  });
  const entries = data?.pages.flatMap((one) => one.data) ?? [];
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (isLoading) return <p className="muted">{t('common.loading')}</p>;
  if (entries.length === 0) return <p className="muted">{t('history.empty')}</p>;
  return (
    <>
      <Timeline>
        {entries.map((entry) => (
          <Entry key={entry.id} page={{ resource, options }} entry={entry} />
        ))}
      </Timeline>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ page, entry }: { page: HistoryPage; entry: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const who = String(entry.actor_name ?? t(entry.via === 'chain' ? 'history.by_chain' : 'history.nobody'));
  const action = String(entry.action);
  const sentences: Record<string, string> = {
    create: t('history.created', { who }),
    update: t('history.updated', { who }),
    delete: t('history.deleted', { who }),
  };
  return (
    <TimelineEntry
      head={sentences[action] ?? t('common.labelled', { label: who, value: labels.option('logs', 'action', action) })}
      end={<time dateTime={String(entry.at)}>{format.moment(String(entry.at))}</time>}
    >
      <ul>
        {changesOf(entry.changes)
          .filter(({ field }) => !isBareId(page.resource, field))
          .map((change) => (
            <ChangeLine key={change.field} page={page} change={change} />
          ))}
      </ul>
    </TimelineEntry>
  );
}
