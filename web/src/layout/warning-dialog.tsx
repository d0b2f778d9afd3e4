import { useTexts } from '../platform/texts.ts';
import type { Warning } from '../platform/warnings.ts';
import { Modal } from '../ui/overlays/modal.tsx';

/** The server's warning, shown before the call is sent again. */
export function WarningDialog({ warning }: { warning: Warning }) {
  const t = useTexts();
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
