import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Withdrawn } from './withdraw-dialog.tsx';

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

/** Takes payslips back from their people, for a reason. */
export function WithdrawButton({ of, onDone }: { of: Withdrawn; onDone?: (() => void) | undefined }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mayRelease = useScope('salaries.release') !== undefined;
  if (!mayRelease) return null;
  return (
    <>
      <Button icon={Undo2} onClick={() => setOpen(true)}>
        {t('payroll.withdraw')}
      </Button>
      <Suspense>{isOpen && <WithdrawDialog of={of} onDone={onDone} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
