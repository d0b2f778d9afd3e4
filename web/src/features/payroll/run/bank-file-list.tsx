import { type BankFiles, bankFiles, withdrawBankFile } from '@cadre/contract/calls/payroll-files';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { FilePayments } from './file-payments.tsx';
import type { Run } from './run.ts';

type BankFile = BankFiles['files'][number];

/** Every bank file of a run with the people it pays; a file that the bank does not execute is withdrawn here. */
export function BankFileList({ run }: { run: Run }) {
  const t = useTexts();
  const { data } = useCall(bankFiles, { id: run.id });
  if (!data || data.files.length === 0) return null;
  return (
    <Card title={t('payroll.bank_files.files_title')}>
      <Stack>
        {data.files.map((file) => (
          <FileEntry key={file.id} file={file} />
        ))}
      </Stack>
    </Card>
  );
}

function FileEntry({ file }: { file: BankFile }) {
  const t = useTexts();
  const format = useFormat();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { name, payments, made_at, made_by, withdrawn_at, withdrawn_by, withdrawn_reason } = file;
  const made = t('payroll.bank_files.file_of', {
    people: new Set(payments.map(({ employee }) => employee.id)).size,
    when: format.moment(made_at),
    who: made_by ?? t('history.nobody'),
  });
  const withdrawn =
    withdrawn_at &&
    t('payroll.bank_files.file_withdrawn', {
      when: format.moment(withdrawn_at),
      who: withdrawn_by ?? t('history.nobody'),
      reason: withdrawn_reason ?? '',
    });
  return (
    <Disclosure head={name} note={withdrawn ? `${made}. ${withdrawn}` : made}>
      <Stack>
        <FilePayments payments={payments} />
        {!withdrawn && (
          <div>
            <Button icon={Undo2} onClick={() => setWithdrawing(true)}>
              {t('payroll.bank_files.file_withdraw')}
            </Button>
          </div>
        )}
      </Stack>
      {isWithdrawing && <WithdrawFile file={file} onClose={() => setWithdrawing(false)} />}
    </Disclosure>
  );
}

const fields = { note: withdrawBankFile.body.note };
const rows = [['note']];

function WithdrawFile({ file: { id, name }, onClose }: { file: BankFile; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows });
  const withdraw = useCallMutation(withdrawBankFile, { id });
  const submit = async () => {
    if (await form.submit(({ note }: { note: string }) => withdraw.mutateAsync({ note }))) onClose();
  };
  return (
    <Modal
      title={`${t('payroll.bank_files.file_withdraw')}: ${name}`}
      okText={t('payroll.bank_files.file_withdraw')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('payroll.bank_files.file_withdraw_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
