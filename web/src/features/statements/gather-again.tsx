import type { DataOf } from '@cadre/contract/call';
import { gatherAgain } from '@cadre/contract/calls/statements';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Adds newly approved time to a draft, and lists time that is still pending. */
export function GatherAgain({ id }: { id: number }) {
  const t = useTexts();
  const [leftOut, setLeftOut] = useState<DataOf<typeof gatherAgain>['left_out']>([]);
  const gather = useCallMutation(gatherAgain, { id }, { onSuccess: ({ data }) => setLeftOut(data.left_out) });
  return (
    <>
      <Button icon={ListPlus} isBusy={gather.isPending} onClick={() => gather.mutate()}>
        {t('statements.gather_again')}
      </Button>
      {leftOut.length > 0 && (
        <Alert tone="info" title={t('statements.left_out.title')} takesFocus={false}>
          <Stack as="ul" gap={0}>
            {leftOut.map(({ reason, rows }) => (
              <li key={reason}>{t(`statements.left_out.${reason}`, { rows })}</li>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  );
}
