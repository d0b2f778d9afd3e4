import { requestDocuments } from '@cadre/contract/calls/documents';
import { documents } from '@cadre/contract/resources/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Draft } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';
import './documents.css';

const rows = [['employee_ids'], ['type', 'title'], ['due_on'], ['note']];

/** Asks several people for the same paper. */
export function RequestDocuments({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const form = useCallForm({ fields: requestDocuments.body, rows, start: { type: documents.fields.type.initial } });
  const ask = useMutation({
    mutationFn: (body: Draft) => api.post<{ message: string }>(requestDocuments.path, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [documents.name] }),
  });
  const send = async () => {
    if (await form.submit((body) => ask.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t('self.request_title')}
      okText={t('self.request')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted inbox-hint">{t('self.request_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
