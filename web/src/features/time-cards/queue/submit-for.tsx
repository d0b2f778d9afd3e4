import type { NotSubmitted } from '@cadre/contract/calls/not-submitted';
import { submitWeek } from '@cadre/contract/calls/time-cards';
import { asHours } from '@cadre/rules/duration';
import { useMutationFor } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

/** Submitting for an employee is recorded, so it requires confirmation. */
export function SubmitFor({
  row: { employee, year, week, logged_minutes, required_minutes },
  onClose,
}: {
  row: NotSubmitted;
  onClose: () => void;
}) {
  const t = useTexts();
  const submit = useMutationFor(() => [submitWeek, { year, week, employee: String(employee.id) }], { onSuccess: onClose });
  return (
    <Modal
      title={t('timeCard.submit_for')}
      okText={t('timeCard.submit_for')}
      okButtonProps={{ loading: submit.isPending }}
      onOk={() => submit.mutate(undefined)}
      onCancel={onClose}
    >
      <p>
        {t('timeCard.submit_for_hint', {
          name: employee.name,
          week: String(week),
          logged: asHours(logged_minutes),
          expected: asHours(required_minutes),
        })}
      </p>
    </Modal>
  );
}
