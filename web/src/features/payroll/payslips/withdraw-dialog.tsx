import { withdrawPayslips, withdrawRun } from '@cadre/contract/calls/payslips';
import { hoursToWithdraw } from '@cadre/rules/pay/release-window';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

/** Some payslips, or all of a run. */
export type Withdrawn = { slips: number[] } | { run: number };

const fields = { note: withdrawPayslips.body.note };
const rows = [['note']];

export function WithdrawDialog({ of, onDone, onClose }: { of: Withdrawn; onDone?: (() => void) | undefined; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows });
  const slips = useCallMutation(withdrawPayslips);
  const run = useCallMutation(withdrawRun);
  const send = ({ note }: { note: string }) =>
    'run' in of ? run.mutateAsync({ id: of.run, note }) : slips.mutateAsync({ salary_ids: of.slips, note });
  const submit = async () => {
    if (!(await form.submit(send))) return;
    onDone?.();
    onClose();
  };
  return (
    <Modal
      title={t('payroll.withdraw')}
      okText={t('payroll.withdraw')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('payroll.withdraw_hint', { hours: String(hoursToWithdraw) })}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
