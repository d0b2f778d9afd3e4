import { overrideDay } from '@cadre/contract/calls/attendance';
import type { SheetDay } from '@cadre/contract/calls/hours';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Draft } from '../../../fields/kind.ts';
import { longText } from '../../../fields/long-text.tsx';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useAttendanceWrite } from '../use-attendance-write.ts';

type Props = { employee: { id: number; name: string }; day: SheetDay; onClose: () => void };

const rows = [['status', 'worked_minutes'], ['reason']];
const kinds = { reason: longText };

/** Somebody who knows better decides what a day comes to, and says why. */
export function SettleDay({ employee, day: { date, override }, onClose }: Props) {
  const t = useTexts();
  const start = { employee_id: employee.id, date, ...override };
  const form = useCallForm({ fields: overrideDay.body, rows, start, kinds });
  const settle = useAttendanceWrite((body: Draft) => {
    const { status = null, worked_minutes = null, reason } = body;
    return api.post<{ message: string }>(overrideDay.path, { employee_id: employee.id, date, status, worked_minutes, reason });
  });
  const send = async () => {
    if (await form.submit((body) => settle.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={`${t('attendance.settle_title')}: ${employee.name}, ${date}`}
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
