import { restoreDeleted } from '@cadre/contract/calls/generic';
import { Undo2 } from 'lucide-react';
import { useCallMutation, useInvalidate } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Makes a deleted record again, from the entry of its deletion. */
export function RestoreButton({ model, id }: { model: string; id: number }) {
  const t = useTexts();
  const forget = useInvalidate();
  const restore = useCallMutation(restoreDeleted, { model, id }, { onSuccess: () => forget([model, 'employees']) });
  return (
    <Button size="small" icon={Undo2} isBusy={restore.isPending} onClick={() => restore.mutate()}>
      {t('history.restore')}
    </Button>
  );
}
