import { askChange } from '@cadre/contract/calls/change-requests';
import type { Resource } from '@cadre/contract/resource';
import { distinctLabelOf } from '../../../crud/page.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Model } from './own-requests.ts';
import { self } from './sections.ts';

export function RemovalQuestion({ resource, row, onClose }: { resource: Resource; row: Row; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const ask = useCallMutation(askChange, self, { onSettled: onClose, meta: { isFormless: true } });
  return (
    <Modal
      title={t('self.remove_title', { what: labels.inline.the(resource.name) })}
      okText={t('self.send_request')}
      okButtonProps={{ loading: ask.isPending }}
      onOk={() => ask.mutate({ model: resource.name as Model, model_id: row.id, remove: true })}
      onCancel={onClose}
    >
      <p>{t('self.remove_text', { label: distinctLabelOf(resource, row) })}</p>
    </Modal>
  );
}
