import { decideApproval } from '@cadre/contract/calls/approvals';
import { choice, type Fields, longText } from '@cadre/contract/fields';
import { approvals } from '@cadre/contract/resources/approvals';
import { useLabels } from '../../fields/labels.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { CallFields } from '../form/call-fields.tsx';
import { useCallForm } from '../form/use-call-form.ts';

const fields: Fields = {
  status: choice({ options: ['approved', 'rejected'], required: true, noun: approvals.name }),
  note: longText({ required: true, min: 2, max: 500, noun: approvals.name }),
};

/** Decides a stuck approval without being its approver; the history stores the reason. */
export function OverrideDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const form = useCallForm({ fields, rows: [['status'], ['note']] });
  const decide = useCallMutation(decideApproval, { id, override: true });
  const save = async () => {
    if (await form.submit((given) => decide.mutateAsync(given as never))) onClose();
  };
  return (
    <Modal
      title={labels.action('override')}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}
