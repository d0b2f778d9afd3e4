import type { DataOf } from '@cadre/contract/call';
import { payrollDebts, undoWriteOff, writeOffDebt } from '@cadre/contract/calls/pay-debts';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import type { Run } from './run.ts';

type Debt = NonNullable<DataOf<typeof payrollDebts>>[number];

/** Debts of former employees from negative payslips: deducted from a later payslip, or written off with this run. */
export function RunDebts({ run }: { run: Run }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Debt>();
  const mayDecide = useScope('salaries.calculate') !== undefined;
  const { data } = useCall(payrollDebts, { id: run.id }, { staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <Card isFlush title={t('payroll.debts.title')} hint={t('payroll.debts.help')}>
      <DebtsTable debts={data} onWriteOff={mayDecide ? setChosen : undefined} />
      {chosen && <WriteOffDialog run={run} debt={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function DebtsTable({ debts, onWriteOff }: { debts: readonly Debt[]; onWriteOff: ((debt: Debt) => void) | undefined }) {
  const t = useTexts();
  const { month: monthName } = useDayWords();
  return (
    <Table
      label={t('payroll.debts.title')}
      phone="cards"
      rows={debts}
      keyOf={({ employee, currency, write_off_id }) => `${employee.id}${currency}${write_off_id ?? ''}`}
      columns={[
        { name: 'person', head: t('payroll.person'), isHeading: true, cell: ({ employee }) => employee.name },
        { name: 'since', head: t('payroll.debts.since'), cell: ({ since }) => monthName(since) },
        {
          name: 'amount',
          head: t('payroll.debts.amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
        },
        { name: 'state', head: t('payroll.state'), cell: (debt) => <State debt={debt} /> },
        { name: 'decide', head: '', cell: (debt) => onWriteOff && debt.can_change && <Decide debt={debt} onWriteOff={onWriteOff} /> },
      ]}
    />
  );
}

function State({ debt: { status, reason, written_off_by } }: { debt: Debt }) {
  const t = useTexts();
  const note = [reason, written_off_by?.name].filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <span>
        <Badge tone={status === 'open' ? 'amber' : 'neutral'}>{t(`payroll.debts.${status}`)}</Badge>
      </span>
      {note && <span className="muted">{note}</span>}
    </Stack>
  );
}

function Decide({ debt, onWriteOff }: { debt: Debt; onWriteOff: (debt: Debt) => void }) {
  const t = useTexts();
  const undo = useCallMutation(undoWriteOff);
  const isOpen = debt.status === 'open';
  const words = isOpen ? t('payroll.debts.write_off') : t('payroll.debts.undo');
  return (
    <Button
      size="small"
      icon={isOpen ? Ban : Undo2}
      isBusy={undo.isPending}
      aria-label={`${words}: ${debt.employee.name}`}
      onClick={() => (isOpen ? onWriteOff(debt) : undo.mutate({ id: Number(debt.write_off_id) }))}
    >
      {words}
    </Button>
  );
}

const fields = { reason: writeOffDebt.body.reason };
const rows = [['reason']];

function WriteOffDialog({ run, debt: { employee, currency, amount }, onClose }: { run: Run; debt: Debt; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows });
  const writeOff = useCallMutation(writeOffDebt, { id: run.id });
  const send = ({ reason }: { reason: string }) => writeOff.mutateAsync({ employee_id: employee.id, currency, reason });
  const submit = async () => {
    if (await form.submit(send)) onClose();
  };
  return (
    <Modal
      title={t('payroll.debts.write_off_title', { name: employee.name })}
      okText={t('payroll.debts.write_off')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>
          {t('payroll.debts.amount')} <Amount value={amount} currency={currency} />
        </p>
        <p className="muted">{t('payroll.debts.write_off_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
