import { correctLeaving } from '@cadre/contract/calls/people';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useAct } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { LeavingEffects } from './leaving-effects.tsx';
import type { Profile } from './profile.ts';

/** Another last day for somebody on notice or gone; what was handed over follows it. */
export function CorrectLeavingDialog({ profile: { employee, account }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const { id, name, version, status, last_working_day, termination_reason } = employee;
  const asksAccount = status === 'terminated' && account !== undefined && account !== null;
  const form = useCallForm({
    fields: correctLeaving.body,
    rows: [['last_working_day', 'termination_reason'], ...(asksAccount ? [['restore_account']] : [])],
    start: { last_working_day, termination_reason, ...(asksAccount && { restore_account: true }) },
  });
  const correct = useAct(correctLeaving, { id, version });
  const send = async () => {
    if (await form.submit(correct.mutateAsync)) onClose();
  };
  return (
    <Modal
      width={600}
      title={t('people.leaving.correct_title', { name })}
      okText={t('people.leaving.correct')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <CallFields of={form} />
        <LeavingEffects id={id} name={name} day={form.form.draft.last_working_day} hasSuccessor={false} />
      </Stack>
    </Modal>
  );
}
