import { attendances } from '@cadre/contract/resources/attendances';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Draft } from '../../../fields/kind.ts';
import { longText } from '../../../fields/long-text.tsx';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useAttendanceWrite } from '../use-attendance-write.ts';

const kinds = { reason: longText };

/** Takes a punch out of the count and says why. */
export function VoidPunch({ id, time, onClose }: { id: number; time: string; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields: attendances.status?.moves.void?.asks ?? {}, rows: [['reason']], kinds });
  const void_ = useAttendanceWrite((body: Draft) => api.post<{ message: string }>(`/${attendances.name}/${id}/void`, body));
  const send = async () => {
    if (await form.submit((body) => void_.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t('attendance.void_title', { time })}
      okText={t('attendance.void')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t('attendance.void_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
