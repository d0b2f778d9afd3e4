import { useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { TypedConfirm } from '../../ui/overlays/typed-confirm.tsx';
import { distinctLabelOf, labelOf, type Page } from '../page.ts';
import { useBringBack } from './use-bring-back.ts';
import { useRemove } from './use-write.ts';

type Props = { page: Pick<Page, 'resource' | 'options'>; row: Row; onClose: () => void; onDeleted: () => void };

/** Names the record to be deleted; for the most important ones, the name must be typed. */
export function DeleteDialog({ page: { resource, options }, row, onClose, onDeleted }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const remove = useRemove(resource);
  const { undoableDelete } = useBringBack(resource);
  const [typed, setTyped] = useState('');
  const label = labelOf(resource, row);
  const isSure = !options.record?.typedDelete || typed.trim() === label;
  return (
    <Modal
      open
      title={t('forms.delete_title', { what: labels.inline.the(resource.name) })}
      okText={t('common.delete')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, disabled: !isSure, loading: remove.isPending }}
      onOk={() => remove.mutate(row, { onSuccess: onDeleted, onError: onClose })}
      onCancel={onClose}
    >
      <p>{t(undoableDelete(row) ? 'forms.delete_text_back' : 'forms.delete_text', { label: distinctLabelOf(resource, row) })}</p>
      {options.record?.typedDelete && <TypedConfirm label={t('forms.delete_typed', { label })} value={typed} onChange={setTyped} />}
    </Modal>
  );
}
