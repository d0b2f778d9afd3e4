import { requestDocuments } from '@cadre/contract/calls/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Draft } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';

type Props = { ids: number[]; onClose: () => void; onDone?: () => void };

/** Asks people for a document; each finds the request in their own area and in a mail. */
export function AskDocumentDialog({ ids, onClose, onDone }: Props) {
  const t = useTexts();
  const client = useQueryClient();
  const { employee_ids: _ids, ...fields } = requestDocuments.body;
  const form = useCallForm({ fields, rows: [['type', 'title'], ['due_on'], ['note']], start: { type: 'identity' } });
  const ask = useMutation({
    mutationFn: (body: Draft) => api.post<{ message: string }>('/documents/request', { ...body, employee_ids: ids }),
    onSuccess: () => Promise.all(['documents', 'employees'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  const send = async () => {
    if (!(await form.submit((body) => ask.mutateAsync(body)))) return;
    onClose();
    onDone?.();
  };
  return (
    <Modal
      open
      title={t('people.bulk.ask_title', { count: ids.length })}
      okText={t('people.bulk.ask_send')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}
