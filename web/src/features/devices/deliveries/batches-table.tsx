import { type PunchBatch, punchBatches } from '@cadre/contract/calls/device-punches';
import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { receivedPath } from '../device-path.ts';
import { freshly } from '../freshly.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

/** Deliveries of one device, or all that were files, as they are now. */
export const useBatches = (wanted: { device_id?: number; source?: 'file' }) => useCall(punchBatches, wanted, freshly());

const counts = ['received', 'inserted', 'duplicates', 'quarantined', 'rejected'] as const;

type Props = { batches: readonly PunchBatch[] };

/** Deliveries with the results of their lines; the time opens the lines, and a file can be undone. */
export function BatchesTable({ batches }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayUndo = useScope('attendances.sync') === 'all';
  const [undoing, setUndoing] = useState<PunchBatch>();
  const columns: Column<PunchBatch>[] = [
    {
      name: 'when',
      head: t('devices.deliveries.when'),
      isHeading: true,
      isTight: true,
      cell: ({ id, received_at }) => (
        <Link {...listLink(rawPunches, receivedPath, { batch_id: { from: id, to: id } })}>
          <time dateTime={received_at}>{format.moment(received_at)}</time>
        </Link>
      ),
    },
    {
      name: 'by',
      head: t('devices.deliveries.by'),
      cell: ({ file_name, source, device }) => (
        <span>
          {file_name ?? labels.option('raw-punches', 'source', source)}
          {file_name && device && <span className="muted"> · {device.name}</span>}
        </span>
      ),
    },
    ...counts.map((count) => ({
      name: count,
      head: t(`devices.deliveries.${count}`),
      isNumber: true,
      cell: (batch: PunchBatch) => format.number(batch[count]),
    })),
    {
      name: 'undo',
      head: <span className="visually-hidden">{t('common.actions')}</span>,
      cell: (batch) => {
        if (batch.undone_at)
          return <span className="muted">{t('devices.deliveries.undone', { when: format.moment(batch.undone_at) })}</span>;
        if (batch.source !== 'file' || !mayUndo) return null;
        return (
          <Button size="small" aria-label={`${t('devices.deliveries.undo')} ${batch.file_name}`} onClick={() => setUndoing(batch)}>
            {t('devices.deliveries.undo')}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <Table
        phone="cards"
        columns={columns}
        rows={batches}
        keyOf={({ id }) => id}
        classOfRow={({ undone_at }) => (undone_at ? 'muted' : undefined)}
      />
      <Suspense>{undoing && <UndoDialog batch={undoing} onClose={() => setUndoing(undefined)} />}</Suspense>
    </>
  );
}
