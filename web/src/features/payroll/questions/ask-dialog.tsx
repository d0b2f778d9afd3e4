import { askAboutPayslip } from '@cadre/contract/calls/payslips';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { id: number; line: { code: string; name: string } | null; onClose: () => void };

const fields = { text: askAboutPayslip.body.text };
const rows = [['text']];

/** A question to payroll about a payslip, or about one of its lines. */
export function AskDialog({ id, line, onClose }: Props) {
  const t = useTexts();
  const form = useCallForm({ fields, rows });
  const send = useCallMutation(askAboutPayslip, { id, ...(line && { line_code: line.code }) });
  const submit = async () => {
    if (await form.submit((body) => send.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      title={line ? t('myPay.ask_about', { line: line.name }) : t('myPay.ask')}
      okText={t('myPay.send')}
      okButtonProps={{ loading: form.isSending }}
      onOk={submit}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('myPay.question_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
