import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { useRemove } from '../../../crud/record/use-write.ts';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ChangePreview } from './change-preview.tsx';

/** Undoes a change after a preview of the values that then apply. */
export function UndoDialog({ version, onClose }: { version: Row; onClose: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const remove = useRemove(employeeVersions);
  return (
    <Modal
      title={t('people.employment.undo_title', { day: format.date(String(version.effective_from)) })}
      okText={t('people.employment.undo')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate(version, { onSettled: onClose })}
      onCancel={onClose}
    >
      <ChangePreview params={{ id: version.id, remove: true }} />
    </Modal>
  );
}
