import { ListSkeleton } from '../../../crud/list/list-skeleton.tsx';
import { FailedList } from '../../../crud/list/list-states.tsx';
import { useTexts } from '../../../platform/texts.ts';
import type { Device } from '../device/device.ts';
import { BatchesTable } from './batches-table.tsx';
import { useBatches } from './use-batches.ts';

/** Each time that punches came in, and how many of them were new. */
export function DeliveriesTab({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const { data: batches, error, refetch } = useBatches({ device_id: row.id });
  if (error && !batches) return <FailedList problem={error} onRetry={() => void refetch()} />;
  if (!batches) return <ListSkeleton columns={6} rows={8} />;
  if (batches.length === 0) return <p className="card device-empty">{t('devices.deliveries.none')}</p>;
  return <BatchesTable batches={batches} />;
}
