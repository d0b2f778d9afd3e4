import type { ImportData } from '@cadre/contract/calls/imports';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';
import { useUndo } from './use-imports.ts';

/** People who were imported may have been changed since, so it asks. */
export function UndoDialog({ found, onClose }: { found: ImportData; onClose: () => void }) {
  const t = useTexts();
  const messages = useMessages();
  const undo = useUndo(found.id);
  return (
    <Modal
      open
      title={t('imports.undo_title')}
      okText={t('imports.undo')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: undo.isPending }}
      onOk={() => undo.mutate(undefined, { onSettled: onClose, onError: ({ message }) => messages.error(message) })}
      onCancel={onClose}
    >
      <p>{t('imports.undo_text', { count: found.done_count })}</p>
    </Modal>
  );
}
