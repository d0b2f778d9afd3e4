import { adjustBalance, type BalanceResponse } from '@cadre/contract/calls/leave-balances';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

type Props = { employee: { id: number; name: string }; category: BalanceResponse['category']; onClose: () => void };

const { kind, date, amount, expires_on, note } = adjustBalance.body;
const fields = {
  kind: { ...kind, noun: 'leave-ledger' },
  date,
  amount: { ...amount, noun: 'leave-ledger' },
  expires_on: { ...expires_on, noun: 'leave-ledger' },
  note,
};
const rows = [['kind', 'date'], ['amount', 'expires_on'], ['note']];

/** Adds to a balance or takes from it, with the reason that its owner reads. */
export function AdjustDialog({ employee, category, onClose }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const form = useCallForm({ fields, rows, start: { kind: 'adjustment', date: today } });
  const adjust = useCallMutation(adjustBalance, { employee_id: employee.id, leave_category_id: category.id });
  const send = async () => {
    if (await form.submit((body) => adjust.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      title={t('leave.adjust_title', { category: category.name, name: employee.name })}
      okText={t('leave.adjust')}
      okButtonProps={{ loading: form.isSending }}
      onOk={send}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('leave.adjust_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
