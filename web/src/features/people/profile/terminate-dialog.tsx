import { terminate } from '@cadre/contract/calls/people';
import { addDays } from '@cadre/rules/calendar';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useAct } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { LeavingEffects } from './leaving-effects.tsx';
import type { Profile } from './profile.ts';
import { TypedName } from './typed-name.tsx';

const rows = [['last_working_day', 'termination_reason'], ['successor_id'], ['note']];

/** When, why, who takes over, and all that follows, before anything is done. */
export function TerminateDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const { id, name, version, notice_days } = employee;
  const form = useCallForm({ fields: terminate.body, rows, start: { last_working_day: addDays(today, notice_days ?? 0) } });
  const end = useAct(terminate, { id, version });
  const [typed, setTyped] = useState('');
  const { last_working_day, successor_id } = form.form.draft;
  const send = async () => {
    if (await form.submit(end.mutateAsync)) onClose();
  };
  return (
    <Modal
      width={600}
      title={t('people.leaving.title', { name })}
      okText={t('people.leaving.terminate')}
      okButtonProps={{ danger: true, disabled: typed.trim() !== name, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <CallFields of={form} />
        <LeavingEffects id={id} name={name} day={last_working_day} hasSuccessor={Boolean(successor_id)} />
        <TypedName label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
      </Stack>
    </Modal>
  );
}
