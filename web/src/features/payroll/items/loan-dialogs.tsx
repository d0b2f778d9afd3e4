import { addRepayment, undoRepayment } from '@cadre/contract/calls/loans';
import { callsOf } from '@cadre/contract/calls-of';
import { deductions } from '@cadre/contract/resources/deductions';
import type { ReactNode } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { type CallForm, useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Row } from '../../../fields/kind.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { id: number; onClose: () => void };

const repayRows = [['paid_on', 'amount'], ['method'], ['note']];

/** A repayment in cash or by transfer, which no payslip takes. */
export function RepayDialog({ id, left, onClose }: Props & { left: ReactNode }) {
  const t = useTexts();
  const form = useCallForm({ fields: addRepayment.body, rows: repayRows, start: { paid_on: useFormat().today(), method: 'bank' } });
  const repay = useCallMutation(addRepayment, { id });
  const submit = async () => {
    if (await form.submit((body) => repay.mutateAsync(body))) onClose();
  };
  return (
    <LoanDialog title={t('payItems.loan.repay')} hint={t('payItems.loan.repay_hint')} form={form} onOk={submit} onClose={onClose}>
      {left}
      <CallFields of={form} />
    </LoanDialog>
  );
}

const undoRows = [['note']];

export function UndoDialog({ id, repayment, what, onClose }: Props & { repayment: number; what: ReactNode }) {
  const t = useTexts();
  const form = useCallForm({ fields: undoRepayment.body, rows: undoRows });
  const undo = useCallMutation(undoRepayment, { id, repayment_id: repayment });
  const submit = async () => {
    if (await form.submit((body) => undo.mutateAsync(body))) onClose();
  };
  return (
    <LoanDialog title={t('payItems.loan.undo')} hint={t('payItems.loan.undo_hint')} form={form} onOk={submit} onClose={onClose}>
      {what}
      <CallFields of={form} />
    </LoanDialog>
  );
}

const restFields = { rest_month: { ...deductions.fields.rest_month, noun: deductions.name } };
const restRows = [['rest_month']];

/** All that is left with the next payslip, or from a later month on; emptied, instalments go on. */
export function RestDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const month = useFormat().today().slice(0, 7);
  const form = useCallForm({ fields: restFields, rows: restRows, start: { rest_month: row.rest_month ?? month } });
  const update = useCallMutation(callsOf(deductions).update, { id: row.id });
  const submit = async () => {
    if (await form.submit(({ rest_month }) => update.mutateAsync({ version: row.version, rest_month: rest_month ?? null } as never)))
      onClose();
  };
  return (
    <LoanDialog title={t('payItems.loan.rest')} hint={t('payItems.loan.rest_hint')} form={form} onOk={submit} onClose={onClose}>
      <CallFields of={form} />
    </LoanDialog>
  );
}

type DialogProps = {
  title: string;
  hint: string;
  form: Pick<CallForm, 'isSending'>;
  onOk: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const LoanDialog = ({ title, hint, form, onOk, onClose, children }: DialogProps) => (
  <Modal title={title} okText={title} okButtonProps={{ loading: form.isSending }} onOk={() => void onOk()} onCancel={onClose}>
    <Stack gap={3}>
      <p className="muted">{hint}</p>
      {children}
    </Stack>
  </Modal>
);
