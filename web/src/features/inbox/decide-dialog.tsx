import { decideChange } from '@cadre/contract/calls/change-requests';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Draft, Row } from '../../fields/kind.ts';
import { longText } from '../../fields/long-text.tsx';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';

export type Decision = 'approved' | 'rejected';

/** Yes or no, with a word to the person who asked. */
export function DecideDialog({ row, decision, onClose }: { row: Row; decision: Decision; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const form = useCallForm({ fields: { note: decideChange.body.note }, rows: [['note']], kinds: { note: longText } });
  const decide = useMutation({
    mutationFn: (body: Draft) => api.post<{ message: string }>(`/${changeRequests.name}/${row.id}/decide`, { ...body, status: decision }),
    // A refusal may say that somebody else was faster; then the list knows better too.
    onSettled: () => Promise.all([changeRequests.name, String(row.model)].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  const send = async () => {
    if (await form.submit((body) => decide.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={t(`self.decide_title_${decision}`)}
      okText={t(decision === 'approved' ? 'self.approve' : 'self.reject')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: decision === 'rejected', loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{String(row.summary)}</p>
      <p className="muted inbox-hint">{t(decision === 'approved' ? 'self.approve_hint' : 'self.reject_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
