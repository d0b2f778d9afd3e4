import type { Resource } from '@cadre/contract/resource';
import { labelOf } from '../../../crud/page.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import type { Model } from './own-requests.ts';
import { useAskChange } from './use-own-requests.ts';

export function RemovalQuestion({ resource, row, onClose }: { resource: Resource; row: Row; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const ask = useAskChange();
  return (
    <Modal
      open
      title={t('self.remove_title', { what: labels.inline.the(resource.name) })}
      okText={t('self.send_request')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: ask.isPending }}
      onOk={() => ask.mutate({ model: resource.name as Model, model_id: row.id, remove: true }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>{t('self.remove_text', { label: labelOf(resource, row) })}</p>
    </Modal>
  );
}
