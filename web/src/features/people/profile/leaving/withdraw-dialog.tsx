import { withdrawNotice } from '@cadre/contract/calls/leaving';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../../platform/call-api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import type { Profile } from '../profile.ts';

/** A notice is withdrawn, or a leaving that has happened is undone; then the account may open again. */
export function WithdrawDialog({ profile: { employee, account }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const hasLeft = employee.status === 'terminated';
  const word = hasLeft ? 'undo' : 'withdraw';
  const asksAccount = hasLeft && account !== undefined && account !== null;
  const form = useCallForm({
    fields: withdrawNotice.body,
    rows: asksAccount ? [['restore_account']] : [],
    start: asksAccount ? { restore_account: true } : {},
  });
  const withdraw = useCallMutation(withdrawNotice, { id: employee.id });
  const send = async () => {
    if (await form.submit(withdraw.mutateAsync)) onClose();
  };
  return (
    <Modal
      title={t(`people.leaving.${word}_title`, { name: employee.name })}
      okText={t(`people.leaving.${word}`)}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{t(`people.leaving.${word}_text`)}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
