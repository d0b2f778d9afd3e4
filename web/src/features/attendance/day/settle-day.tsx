import { overrideDay } from '@cadre/contract/calls/attendance';
import type { SheetDay } from '@cadre/contract/calls/hours';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { longText } from '../../../fields/kinds/long-text.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { employee: { id: number; name: string }; day: SheetDay; onClose: () => void };

const rows = [['status', 'worked_minutes'], ['reason']];
const kinds = { reason: longText };

/** Overrides the result of a day, with a reason. */
export function SettleDay({ employee, day: { date, override }, onClose }: Props) {
  const t = useTexts();
  const start = { employee_id: employee.id, date, ...override };
  const form = useCallForm({ fields: overrideDay.body, rows, start, kinds });
  const settle = useCallMutation(overrideDay, { employee_id: employee.id, date });
  const send = async () => {
    const isDone = await form.submit(({ status = null, worked_minutes = null, reason }) =>
      settle.mutateAsync({ status, worked_minutes, reason }),
    );
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={t('common.labelled', { label: t('attendance.settle_title'), value: `${employee.name}, ${date}` })}
      okText={t('attendance.settle')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t('attendance.settle_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
