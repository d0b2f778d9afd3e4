import { gatherStatement } from '@cadre/contract/calls/statements';
import { useNavigate } from '@tanstack/react-router';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { statementPath } from '../statement-path.ts';

type Props = { client: { client: { id: number; name: string }; currency: string | null; oldest: string | null }; onClose: () => void };

const { from_date, to_date, order_ref } = gatherStatement.body;
const fields = { from_date, to_date, order_ref };
const rows = [['from_date', 'to_date'], ['order_ref']];

/** Creates a statement of a client's unbilled work within these days, and opens it. */
export function GatherDialog({ client: { client, currency, oldest }, onClose }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const today = useFormat().today();
  const form = useCallForm({ fields, rows, start: { from_date: oldest ?? today, to_date: today } });
  const gather = useCallMutation(gatherStatement, { client_id: client.id, ...(currency && { currency }) });
  const submit = () =>
    form.submit(async (body) => {
      const { data } = await gather.mutateAsync(body);
      onClose();
      await navigate({ to: statementPath(data.statement.id) });
    });
  return (
    <Modal
      title={t('statements.unbilled.bill')}
      okText={t('statements.unbilled.bill')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{currency ? `${client.name} · ${currency}` : client.name}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
