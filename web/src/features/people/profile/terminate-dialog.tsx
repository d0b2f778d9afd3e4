import { terminate } from '@cadre/contract/calls/people';
import { addDays } from '@cadre/rules/calendar';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { LeavingEffects } from './leaving-effects.tsx';
import { TypedName } from './typed-name.tsx';
import { useEmployeeCall } from './use-employee-call.ts';
import type { Profile } from './use-profile.ts';

const rows = [['last_working_day', 'termination_reason'], ['successor_id'], ['note']];

/** When, why, who takes over, and all that follows, before anything is done. */
export function TerminateDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const notice = typeof employee.notice_days === 'number' ? employee.notice_days : 0;
  const form = useCallForm({ fields: terminate.body, rows, start: { last_working_day: addDays(today, notice) } });
  const end = useEmployeeCall(employee.id, 'terminate');
  const [typed, setTyped] = useState('');
  const { name } = employee;
  const send = async () => {
    const isDone = await form.submit((body) => end.mutateAsync({ ...body, version: employee.version }));
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      width={600}
      title={t('people.leaving.title', { name })}
      okText={t('people.leaving.terminate')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, disabled: typed.trim() !== name, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <CallFields of={form} />
      <LeavingEffects
        id={employee.id}
        name={name}
        day={form.form.draft.last_working_day}
        hasSuccessor={Boolean(form.form.draft.successor_id)}
      />
      <TypedName label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
    </Modal>
  );
}
