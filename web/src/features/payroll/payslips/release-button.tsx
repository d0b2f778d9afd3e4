import { releasePayslips } from '@cadre/contract/calls/payslips';
import { Send } from 'lucide-react';
import { useAct } from '../../../platform/ask.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { ids: number[]; onDone?: (() => void) | undefined };

/** Lets people read their payslips, and tells them so. */
export function ReleaseButton({ ids, onDone }: Props) {
  const t = useTexts();
  const release = useAct(releasePayslips, { salary_ids: ids }, { onSuccess: () => onDone?.() });
  const mayRelease = useScope('salaries.release') !== undefined;
  if (!mayRelease || ids.length === 0) return null;
  return (
    <Button icon={Send} isBusy={release.isPending} onClick={() => release.mutate()}>
      {t('payroll.release')}
    </Button>
  );
}
