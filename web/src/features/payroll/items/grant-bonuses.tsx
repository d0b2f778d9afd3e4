import { grantBonuses } from '@cadre/contract/calls/pay-items';
import { bonuses } from '@cadre/contract/resources/bonuses';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useAct } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/stack.tsx';

const rows = [['employee_ids'], ['name', 'reason'], ['amount', 'month'], ['note']];

/** Gives several people the same bonus. */
export function GrantBonuses({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields: grantBonuses.body, rows, start: { month, reason: bonuses.fields.reason.initial } });
  const grant = useAct(grantBonuses);
  const send = async () => {
    if (await form.submit(grant.mutateAsync)) onClose();
  };
  return (
    <Modal
      title={t('payItems.grant_many')}
      okText={t('common.save')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('payItems.grant_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
