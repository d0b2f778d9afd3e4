import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
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
      {error && !batches && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !batches && <Skeleton columns={6} rows={3} />}
      {batches?.length === 0 && <p className="muted">{t('devices.bring.no_past')}</p>}
      {batches && batches.length > 0 && <BatchesTable batches={batches} />}
    </Card>
  );
}
