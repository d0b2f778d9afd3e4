import type { ItemForMany } from '@cadre/contract/calls/pay-items';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { newDraft } from '../../../crud/form/draft.ts';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { showsItemField } from './shows-item-field.ts';

const rows = [['employee_ids'], ['name', 'reason', 'category'], ['amount', 'recurrence'], ['month', 'start_month', 'end_month'], ['note']];

/** Adds the same item for several people, as a separate record each. */
export function AddForMany({ of, month, onClose }: { of: ItemForMany; month: string; onClose: () => void }) {
  const t = useTexts();
  const start = newDraft({ fields: of.body }, rows.flat(), { month, start_month: month });
  const form = useCallForm({ fields: of.body, rows, start, showsField: showsItemField });
  const add = useCallMutation(of);
  const send = async () => {
    if (await form.submit(add.mutateAsync)) onClose();
  };
  return (
    <Modal
      title={t('payItems.for_many')}
      okText={t('common.save')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('payItems.for_many_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
