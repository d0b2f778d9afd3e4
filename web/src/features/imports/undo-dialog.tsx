import { type ImportData, undoImport } from '@cadre/contract/calls/imports';
import { useAct } from '../../platform/ask.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';

/** People who were imported may have been changed since, so it asks. */
export function UndoDialog({ found, onClose }: { found: ImportData; onClose: () => void }) {
  const t = useTexts();
  const messages = useMessages();
  const undo = useAct(
    undoImport,
    { id: found.id },
    { meta: { quiet: true }, onSettled: onClose, onError: ({ message }) => messages.error(message) },
  );
  return (
    <Modal
      title={t('imports.undo_title')}
      okText={t('imports.undo')}
      okButtonProps={{ danger: true, loading: undo.isPending }}
      onOk={() => undo.mutate()}
      onCancel={onClose}
    >
      <p>{t('imports.undo_text', { count: found.done_count })}</p>
    </Modal>
  );
}
