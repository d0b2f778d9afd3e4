import { requestDocuments } from '@cadre/contract/calls/documents';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';

type Props = { ids: number[]; onClose: () => void; onDone?: () => void };

/** Requests a document from people; each finds the request in their own area and in an email. */
export function AskDocumentDialog({ ids, onClose, onDone }: Props) {
  const t = useTexts();
  const { employee_ids: _ids, ...fields } = requestDocuments.body;
  const form = useCallForm({ fields, rows: [['type', 'title'], ['due_on'], ['note']], start: { type: 'identity' } });
  const request = useCallMutation(requestDocuments, { employee_ids: ids });
  const send = async () => {
    if (!(await form.submit(request.mutateAsync))) return;
    onClose();
    onDone?.();
  };
  return (
    <Modal
      title={t('people.bulk.ask_title', { count: ids.length })}
      okText={t('people.bulk.ask_send')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}
