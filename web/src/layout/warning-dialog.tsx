import { useTexts } from '../platform/texts.ts';
import { useOpenWarning } from '../platform/warnings.ts';
import { Modal } from '../ui/modal.tsx';

/** A warning of the server before it does what it was sent. */
export function WarningDialog() {
  const t = useTexts();
  const warning = useOpenWarning();
  if (!warning) return null;
  return (
    <Modal
      title={t('common.confirm_warning')}
      okText={t('common.go_on')}
      okButtonProps={{ danger: true }}
      onOk={() => warning.settle(true)}
      onCancel={() => warning.settle(false)}
    >
      <p>{warning.text}</p>
    </Modal>
  );
}
