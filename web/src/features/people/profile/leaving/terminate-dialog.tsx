import { terminate } from '@cadre/contract/calls/leaving';
import { addDays } from '@cadre/rules/calendar';
import { useState } from 'react';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../../platform/call-api.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { TypedConfirm } from '../../../../ui/overlays/typed-confirm.tsx';
import type { Profile } from '../profile.ts';
import { endsOf } from './ends.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/** An expiring contract ends the employment on its last day; in all other cases the notice period applies. */
function startOf({ contract_end, notice_days }: Profile['employee'], today: string) {
  if (contract_end && contract_end >= today && endsOf({ id: 0, version: 0, contract_end }, today).length > 0)
    return { last_working_day: contract_end, termination_reason: 'end_of_contract' };
  return { last_working_day: addDays(today, notice_days ?? 0) };
}

const rows = [['last_working_day', 'termination_reason'], ['successor_id'], ['note']];

/** When, why, who takes over, and all that follows, before anything is done. */
export function TerminateDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const { id, name, version } = employee;
  const form = useCallForm({ fields: terminate.body, rows, start: startOf(employee, today) });
  const end = useCallMutation(terminate, { id, version });
  const [typed, setTyped] = useState('');
  return (
    <LeavingDialog
      employee={employee}
      title={t('people.leaving.title', { name })}
      okText={t('people.leaving.terminate')}
      form={form}
      send={() => form.submit(end.mutateAsync)}
      onClose={onClose}
      isDanger
      isReady={typed.trim() === name}
    >
      <TypedConfirm label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
    </LeavingDialog>
  );
}
