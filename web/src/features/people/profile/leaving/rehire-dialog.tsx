import { rehire } from '@cadre/contract/calls/leaving';
import { datedFields, employees } from '@cadre/contract/resources/employees';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../../platform/call-api.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import type { Profile } from '../profile.ts';

const fields = { ...rehire.body, fte: employees.fields.fte };
const rows = [
  ['hire_date', 'employment_type'],
  ['department_id', 'job_id'],
  ['branch_id', 'manager_id'],
  ['fte', 'restore_account'],
];

/** The same person comes back: a new period with, at first, the terms of the last one. */
export function RehireDialog({ profile: { employee, account }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const before = Object.fromEntries(datedFields.map((name) => [name, employee[name]]));
  const form = useCallForm({
    fields,
    rows: account ? rows : rows.map((row) => row.filter((name) => name !== 'restore_account')),
    start: { ...before, manager_id: null, hire_date: today, ...(account && { restore_account: true }) },
  });
  const hire = useCallMutation(rehire, { id: employee.id });
  const send = async () => {
    if (await form.submit(hire.mutateAsync)) onClose();
  };
  return (
    <Modal
      width={600}
      title={t('people.leaving.rehire_title', { name: employee.name })}
      okText={t('people.leaving.rehire')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('people.leaving.rehire_hint')}</p>
        <CallFields of={form} row={employee} />
      </Stack>
    </Modal>
  );
}
