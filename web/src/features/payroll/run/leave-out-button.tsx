import { leaveOutOfRun } from '@cadre/contract/calls/payroll-checks';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Employee = { id: number; name: string };
type Props = { runId: number; people: readonly Employee[] };

/** Leaves people out of a run that is not submitted yet, for a reason. */
export function LeaveOutButton({ runId, people }: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [first] = people;
  if (!first) return null;
  const isOne = people.length === 1;
  return (
    <>
      <Button
        size="small"
        icon={UserMinus}
        aria-label={isOne ? `${t('payroll.leave_out')}: ${first.name}` : undefined}
        onClick={() => setOpen(true)}
      >
        {isOne ? t('payroll.leave_out') : t('payroll.leave_out_all', { count: people.length })}
      </Button>
      {isOpen && <LeaveOutDialog runId={runId} people={people} onClose={() => setOpen(false)} />}
    </>
  );
}

const fields = { note: leaveOutOfRun.body.note };
const rows = [['note']];

function LeaveOutDialog({ runId, people, onClose }: Props & { onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows });
  const leaveOut = useCallMutation(leaveOutOfRun, { id: runId, employee_ids: people.map(({ id }) => id) });
  const submit = async () => {
    if (await form.submit(({ note }: { note: string }) => leaveOut.mutateAsync({ note }))) onClose();
  };
  const names = people.map(({ name }) => name).join(', ');
  return (
    <Modal
      title={people.length === 1 ? t('payroll.leave_out_title', { name: names }) : t('payroll.leave_out_all', { count: people.length })}
      okText={t('payroll.leave_out')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {people.length > 1 && <p>{names}</p>}
        <p className="muted">{t('payroll.leave_out_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
