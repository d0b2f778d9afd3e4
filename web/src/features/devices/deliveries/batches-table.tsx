import type { PunchBatch } from '@cadre/contract/calls/devices';
import { rawPunches } from '@cadre/contract/resources/raw-punches';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { listLink } from '../../../crud/list-link.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { receivedPath } from '../device-path.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

const counts = ['received', 'inserted', 'duplicates', 'quarantined', 'rejected'] as const;

/** Deliveries with what became of their lines; the moment opens the lines themselves, and a file can be taken back. */
export function BatchesTable({ batches }: { batches: readonly PunchBatch[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayUndo = useScope('attendances.sync') === 'all';
  const [undoing, setUndoing] = useState<PunchBatch>();
  const heads = { when: t('devices.deliveries.when'), by: t('devices.deliveries.by') };
  return (
    <div className="device-scroll">
      <table className="device-table device-table--cards">
        <thead>
          <tr>
            <th scope="col">{heads.when}</th>
            <th scope="col">{heads.by}</th>
            {counts.map((count) => (
              <th key={count} scope="col" data-number>
                {t(`devices.deliveries.${count}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id} data-over={batch.undone_at !== null || undefined}>
              <th scope="row" data-label={heads.when}>
                <Link {...listLink(rawPunches, receivedPath, { batch_id: { from: batch.id, to: batch.id } })}>
                  <time dateTime={batch.received_at}>{format.moment(batch.received_at)}</time>
                </Link>
              </th>
              <td data-label={heads.by}>
                <span>
                  {batch.file_name ?? labels.option('raw-punches', 'source', batch.source)}
                  {batch.file_name && batch.device && <span className="muted"> · {batch.device.name}</span>}
                </span>
              </td>
              {counts.map((count) => (
                <td key={count} data-number data-label={t(`devices.deliveries.${count}`)}>
                  {format.number(batch[count])}
                </td>
              ))}
              <td>
                {batch.undone_at && (
                  <span className="muted">{t('devices.deliveries.undone', { when: format.moment(batch.undone_at) })}</span>
                )}
                {!batch.undone_at && batch.source === 'file' && mayUndo && (
                  <Button size="small" aria-label={`${t('devices.deliveries.undo')} ${batch.file_name}`} onClick={() => setUndoing(batch)}>
                    {t('devices.deliveries.undo')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>{undoing && <UndoDialog batch={undoing} onClose={() => setUndoing(undefined)} />}</Suspense>
    </div>
  );
}
