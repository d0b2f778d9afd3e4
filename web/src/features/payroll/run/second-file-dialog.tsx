import type { BankFiles } from '@cadre/contract/calls/payroll-files';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { FilePayments } from './file-payments.tsx';

type Props = { earlier: BankFiles['files'][number]; remaining: number; isBusy: boolean; onMake: () => void; onClose: () => void };

/** Before a second file, shows the people that the earlier one pays, and the number of remaining ones. */
export function SecondFileDialog({ earlier, remaining, isBusy, onMake, onClose }: Props) {
  const t = useTexts();
  const isDone = remaining === 0;
  return (
    <Modal
      title={isDone ? t('payroll.bank_files.files_title') : t('payroll.bank_files.second_title')}
      okText={t('payroll.bank_files.second_make')}
      okButtonProps={{ loading: isBusy }}
      footer={isDone ? <Button onClick={onClose}>{t('common.close')}</Button> : undefined}
      onOk={onMake}
      onCancel={onClose}
    >
      <Stack>
        <p>
          {isDone
            ? t('payroll.bank_files.second_none', { name: earlier.name })
            : t('payroll.bank_files.second_text', { name: earlier.name, count: remaining })}
        </p>
        <FilePayments payments={earlier.payments} />
      </Stack>
    </Modal>
  );
}
