import { documents } from '@cadre/contract/resources/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Draft, Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';

export function RejectDialog({ paper, name, onClose }: { paper: Row; name: string; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const form = useCallForm({ fields: documents.status?.moves.reject?.asks ?? {}, rows: [['note']] });
  const reject = useMutation({
    mutationFn: (body: Draft) => api.post<{ message: string }>(`/documents/${paper.id}/reject`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: ['documents'] }),
  });
  const send = async () => {
    if (await form.submit((body) => reject.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t('people.papers.reject_title', { title: String(paper.title) })}
      okText={t('people.papers.reject')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t('people.papers.reject_hint', { name })}</p>
      <CallFields of={form} />
    </Modal>
  );
}
