import { useTexts } from '../../../platform/texts.ts';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { type FixKey, fixKeys } from './use-fix-keys.ts';

const shown: Record<FixKey, string> = {
  enter: 'Enter',
  next: 'N / J',
  previous: 'P / K',
  edit: 'E',
  absent: 'A',
  confirm: 'C',
  undo: 'U',
  help: '?',
};

/** Which keys work while days are gone through. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const texts: Record<FixKey, string> = {
    enter: t('attendance.mend.accept'),
    next: t('attendance.mend.next'),
    previous: t('attendance.mend.previous'),
    edit: t('attendance.mend.edit'),
    absent: t('attendance.mend.absent'),
    confirm: t('attendance.mend.confirm'),
    undo: t('attendance.mend.undo_last'),
    help: t('attendance.mend.keys'),
  };
  return (
    <Modal title={t('attendance.mend.keys')} width={400} footer={null} onCancel={onClose}>
      <DescriptionList layout="rows">
        {fixKeys.map((key) => (
          <Description key={key} label={<kbd>{shown[key]}</kbd>}>
            {texts[key]}
          </Description>
        ))}
      </DescriptionList>
    </Modal>
  );
}
