import { releasePayslips } from '@cadre/contract/calls/payslips';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type Changed, ChangedFactsDialog, changedIn } from './changed-facts-dialog.tsx';

type Props = { ids: number[]; onDone?: (() => void) | undefined };

/** Publishes payslips to their employees and notifies them. */
export function ReleaseButton({ ids, onDone }: Props) {
  const t = useTexts();
  const [changed, setChanged] = useState<readonly Changed[]>();
  const done = () => {
    setChanged(undefined);
    onDone?.();
  };
  const release = useCallMutation(
    releasePayslips,
    { salary_ids: ids },
    { onSuccess: done, onError: (error) => setChanged(changedIn(error)) },
  );
  const mayRelease = useScope('salaries.release') !== undefined;
  if (!mayRelease || ids.length === 0) return null;
  return (
    <>
      <Button icon={Send} isBusy={release.isPending} onClick={() => release.mutate({})}>
        {t('payroll.release')}
      </Button>
      {changed && (
        <ChangedFactsDialog
          people={changed}
          isBusy={release.isPending}
          onPublish={() => release.mutate({ despite_changes: true })}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  );
}
