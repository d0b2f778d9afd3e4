import { correctLeaving } from '@cadre/contract/calls/leaving';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../../platform/call-api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import type { Profile } from '../profile.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

/** Changes the last day of an employee on notice or of a former one; the handover moves with it. */
export function CorrectLeavingDialog({ profile: { employee, account }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const { id, name, version, status, last_working_day, termination_reason } = employee;
  const asksAccount = status === 'terminated' && account !== undefined && account !== null;
  const form = useCallForm({
    fields: correctLeaving.body,
    rows: [['last_working_day', 'termination_reason'], ...(asksAccount ? [['restore_account']] : [])],
    start: { last_working_day, termination_reason, ...(asksAccount && { restore_account: true }) },
  });
  const correct = useCallMutation(correctLeaving, { id, version });
  return (
    <LeavingDialog
      employee={employee}
      title={t('people.leaving.correct_title', { name })}
      okText={t('people.leaving.correct')}
      form={form}
      send={() => form.submit(correct.mutateAsync)}
      onClose={onClose}
    />
  );
}
