import { requestDocuments } from '@cadre/contract/calls/documents';
import { documents } from '@cadre/contract/resources/documents';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

const rows = [['employee_ids'], ['type', 'title'], ['due_on'], ['note']];

/** Requests the same document from several people. */
export function RequestDocuments({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields: requestDocuments.body, rows, start: { type: documents.fields.type.initial } });
  const request = useCallMutation(requestDocuments);
  const send = async () => {
    if (await form.submit(request.mutateAsync)) onClose();
  };
  return (
    <Modal
      title={t('self.request_title')}
      okText={t('self.request')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('self.request_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
