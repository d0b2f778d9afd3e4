import { askAboutDay } from '@cadre/contract/calls/attendance';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { employee: { id: number; name: string }; date: string; onClose: () => void };

/** A question to the person, who gets it with the way to the day. */
export function AskPerson({ employee, date, onClose }: Props) {
  const t = useTexts();
  const start = { employee_id: employee.id, date, note: t('attendance.ask_start') };
  const form = useCallForm({ fields: askAboutDay.body, rows: [['note']], start });
  const ask = useCallMutation(askAboutDay);
  const send = async () => {
    if (await form.submit((body) => ask.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t('attendance.ask_title', { name: employee.name })}
      okText={t('attendance.ask_send')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t('attendance.ask_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
