import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';

type Props = { count: number; isSending: boolean; onSend: () => void; onClose: () => void };

export function DismissDialog({ count, isSending, onSend, onClose }: Props) {
  const t = useTexts();
  return (
    <Modal
      open
      title={t('devices.aside.dismiss_title', { count })}
      okText={t('devices.aside.dismiss')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: isSending }}
      onOk={onSend}
      onCancel={onClose}
    >
      <p>{t('devices.aside.dismiss_text')}</p>
    </Modal>
  );
}
