import type { BodyOf } from '@cadre/contract/call';
import { changeLines } from '@cadre/contract/calls/statement-lines';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Params = Omit<BodyOf<typeof changeLines>, 'ids'>;
type Props = {
  act: 'write_down' | 'not_billable';
  /** One line is also written down by an amount. */
  isOne: boolean;
  onSend: (body: Params) => Promise<unknown>;
  onClose: () => void;
};

const { share_bp, amount, write_down_reason, write_down_note } = changeLines.body;
const fields = { share_bp, amount, write_down_reason: { ...write_down_reason, required: true }, write_down_note } as const;
const why = [['write_down_reason'], ['write_down_note']];

/** The reduction of a client's bill, with its reason. */
export function WriteDownDialog({ act, isOne, onSend, onClose }: Props) {
  const t = useTexts();
  const isWhole = act === 'not_billable';
  const form = useCallForm({ fields, rows: isWhole ? why : [isOne ? ['share_bp', 'amount'] : ['share_bp'], ...why] });
  const submit = async () => {
    if (await form.submit((body) => onSend({ ...body, state: isWhole ? 'not_billable' : 'billed' }))) onClose();
  };
  return (
    <Modal
      title={t(`statements.acts.${act}`)}
      okText={t(`statements.acts.${act}`)}
      okButtonProps={{ loading: form.isSending }}
      onOk={submit}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}
