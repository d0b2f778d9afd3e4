import { attendances } from '@cadre/contract/resources/attendances';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { useBatches } from '../deliveries/batches-table.tsx';
import { devicePath } from '../device-path.ts';
import type { Brought } from './use-bring.ts';

const UndoDialog = lazy(async () => ({ default: (await import('../deliveries/undo-dialog.tsx')).UndoDialog }));

/** The result of the import, the next steps, and an undo. */
export function ImportDone({ brought: { file, found }, onAgain }: { brought: Brought; onAgain: () => void }) {
  const t = useTexts();
  const [isLoading, setAsking] = useState(false);
  const { data: batches } = useBatches({ source: 'file' });
  const batch = batches?.find(({ id }) => id === found.batch_id);
  const { fresh, duplicates, unmapped, out_of_range, from, to } = found;
  const days = from && to && listLink(attendances, '/attendances', { created_at: { from, to }, source: ['file'] });
  return (
    <EmptyState
      size="page"
      isDone
      icon={CircleCheck}
      title={t('devices.bring.done_title', { count: fresh })}
      text={t('devices.bring.done_text', { name: file.name, duplicates, waiting: unmapped + out_of_range })}
    >
      <Cluster justify="center">
        {days && (
          <LinkButton variant="primary" {...days}>
            {t('devices.bring.see_punches')}
          </LinkButton>
        )}
        {unmapped > 0 && batch?.device && (
          <LinkButton to={devicePath(batch.device.id, 'numbers')}>{t('devices.bring.match_numbers')}</LinkButton>
        )}
        <Button onClick={onAgain}>{t('devices.bring.another')}</Button>
        {batch && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('devices.deliveries.undo')}
          </Button>
        )}
      </Cluster>
      <Suspense>{isLoading && batch && <UndoDialog batch={batch} onClose={() => setAsking(false)} onUndone={onAgain} />}</Suspense>
    </EmptyState>
  );
}
