import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import type { Device } from '../device/device.ts';
import { BatchesTable } from './batches-table.tsx';
import { useBatches } from './use-batches.ts';

/** Each time that punches came in, and how many of them were new. */
export function DeliveriesTab({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const { data: batches, error, refetch } = useBatches({ device_id: row.id });
  if (error && !batches) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!batches) return <Skeleton columns={6} rows={8} />;
  if (batches.length === 0) return <p className="card device-empty">{t('devices.deliveries.none')}</p>;
  return <BatchesTable batches={batches} />;
}
