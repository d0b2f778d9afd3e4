import { ListSkeleton } from '../../../crud/list/list-skeleton.tsx';
import { FailedList } from '../../../crud/list/list-states.tsx';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../card.tsx';
import { BatchesTable } from '../deliveries/batches-table.tsx';
import { useBatches } from '../deliveries/use-batches.ts';

/** Files that were brought before; each can be taken back. */
export function PastFiles() {
  const seesAll = useScope('devices.view') === 'all';
  return seesAll ? <Files /> : null;
}

function Files() {
  const t = useTexts();
  const { data: batches, error, refetch } = useBatches({ source: 'file' });
  return (
    <Card title={t('devices.bring.past')}>
      {error && !batches && <FailedList problem={error} onRetry={() => void refetch()} />}
      {!error && !batches && <ListSkeleton columns={6} rows={3} />}
      {batches?.length === 0 && <p className="muted">{t('devices.bring.no_past')}</p>}
      {batches && batches.length > 0 && <BatchesTable batches={batches} />}
    </Card>
  );
}
