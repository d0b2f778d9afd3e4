import { documents } from '@cadre/contract/resources/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Draft, Row } from '../../fields/kind.ts';
import { longText } from '../../fields/long-text.tsx';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';

/** Nobody is left to guess what is wrong with a paper: a refusal says why. */
export function RejectDocument({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const form = useCallForm({ fields: documents.status?.moves.reject?.asks ?? {}, rows: [['note']], kinds: { note: longText } });
  const reject = useMutation({
    mutationFn: (body: Draft) => api.post<{ message: string }>(`/${documents.name}/${row.id}/reject`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [documents.name] }),
  });
  const send = async () => {
    if (await form.submit((body) => reject.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t('self.reject_title', { what: String(row.title) })}
      okText={t('self.reject')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted inbox-hint">{t('self.reject_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
