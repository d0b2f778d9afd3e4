import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';

type Props = { pin: string; isSending: boolean; onSend: () => void; onClose: () => void };

/** Punches of this number would count for another person from today on, so it asks. */
export function TakenDialog({ pin, isSending, onSend, onClose }: Props) {
  const t = useTexts();
  return (
    <Modal
      open
      title={t('devices.numbers.taken_title')}
      okText={t('devices.numbers.hand_over')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: isSending }}
      onOk={onSend}
      onCancel={onClose}
    >
      <p>{t('devices.numbers.taken_text', { pin })}</p>
    </Modal>
  );
}
