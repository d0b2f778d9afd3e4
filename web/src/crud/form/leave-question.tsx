import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';

/** Cancel, Escape, Back, a link or closing the window: the user must confirm once before unsaved changes are lost. */
export function LeaveQuestion({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  const t = useTexts();
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  return (
    <Modal
      open={status === 'blocked'}
      title={t('forms.unsaved_title')}
      okText={t('forms.leave')}
      cancelText={t('forms.stay')}
      okButtonProps={{ danger: true }}
      onOk={() => {
        onLeave();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      <p>{t('forms.unsaved_text')}</p>
    </Modal>
  );
}
