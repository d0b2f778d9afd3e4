import { type PunchBatch, undoImport } from '@cadre/contract/calls/device-punches';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { batch: Pick<PunchBatch, 'id' | 'file_name' | 'inserted'>; onClose: () => void; onUndone?: () => void };

/** Requires confirmation, since people may have seen the imported days. */
export function UndoDialog({ batch, onClose, onUndone }: Props) {
  const t = useTexts();
  const undo = useCallMutation(undoImport, { id: batch.id });
  return (
    <Modal
      open
      title={t('devices.deliveries.undo_title', { name: batch.file_name ?? '' })}
      okText={t('devices.deliveries.undo')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: undo.isPending }}
      onOk={() =>
        undo.mutate(undefined, {
          onSuccess: () => onUndone?.(),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    >
      <p>{t('devices.deliveries.undo_text', { count: batch.inserted })}</p>
    </Modal>
  );
}
