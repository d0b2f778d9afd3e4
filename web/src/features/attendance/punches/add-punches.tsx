import { addPunches } from '@cadre/contract/calls/attendance';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { longText } from '../../../fields/long-text.tsx';
import { useAct } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';

type Props = {
  /** The person and the day it is opened from; elsewhere it asks for both. */
  about?: { employee: { id: number; name: string }; date: string } | undefined;
  onClose: () => void;
};

const kinds = { note: longText };
const forOne = [['action', 'time'], ['note']];
const forMany = [['employee_ids'], ['action'], ['date', 'time'], ['note']];

/** After a power cut, a forgotten card, a day at the customer's: a punch for one person or for many. */
export function AddPunches({ about, onClose }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const form = useCallForm({
    fields: addPunches.body,
    rows: about ? forOne : forMany,
    start: { employee_ids: about ? [about.employee.id] : [], action: 'in', date: about?.date ?? today },
    kinds,
  });
  const add = useAct(addPunches);
  const send = async () => {
    if (await form.submit((body) => add.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={about ? `${t('attendance.add_punches_title')}: ${about.employee.name}, ${about.date}` : t('attendance.add_punches_title')}
      okText={t('attendance.add')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t(about ? 'attendance.add_punch_hint' : 'attendance.add_punches_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
