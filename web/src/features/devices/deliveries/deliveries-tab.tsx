import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Device } from '../device/device.ts';
import { BatchesTable, useBatches } from './batches-table.tsx';

/** Each delivery of punches, with the number of new ones. */
export function DeliveriesTab({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const query = useBatches({ device_id: row.id });
  return (
    <Card isFlush label={t('devices.tabs.deliveries')}>
      <QueryStates query={query} rows={8} empty={({ length }) => length === 0 && t('devices.deliveries.none')}>
        {(batches) => <BatchesTable batches={batches} />}
      </QueryStates>
    </Card>
  );
}
