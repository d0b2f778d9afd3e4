import { Check, CloudOff } from 'lucide-react';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import type { EditQueue } from './edits/edit-queue.ts';
import { useEditQueueState } from './edits/use-edit-queue.ts';

/** Shows whether all edits are saved on the server, because there is no save button. */
export function SaveState({ editQueue }: { editQueue: EditQueue }) {
  const t = useTexts();
  const format = useFormat();
  const { edits, isCutOff, savedAt } = useEditQueueState(editQueue);
  if (isCutOff && edits.size > 0)
    return (
      <Cluster gap={2} className="muted">
        <CloudOff size={16} aria-hidden />
        {t('timeCard.not_sent', { count: edits.size })}
        <Button size="small" onClick={() => void editQueue.adopt()}>
          {t('timeCard.send_now')}
        </Button>
      </Cluster>
    );
  const isUnderWay = [...edits.values()].some(({ state }) => state === 'waiting' || state === 'sending');
  if (isUnderWay)
    return (
      <Cluster gap={2} className="muted">
        <Spinner />
        {t('common.saving')}
      </Cluster>
    );
  if (!savedAt || edits.size > 0) return null;
  return (
    <Cluster gap={2} className="muted">
      <Check size={16} aria-hidden />
      {t('timeCard.saved_at', { time: format.clock(savedAt) })}
    </Cluster>
  );
}
