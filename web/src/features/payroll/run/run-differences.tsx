import type { AnswerOf } from '@cadre/contract/call';
import { dismissAdjustment, payrollAdjustments } from '@cadre/contract/calls/pay-adjustments';
import { keepPreviousData } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';
import type { Run } from './run.ts';

type Difference = AnswerOf<typeof payrollAdjustments>['data'][number];
type RowFilter = 'all' | Difference['status'];

const choices: readonly RowFilter[] = ['all', 'open', 'taken', 'dismissed'];
const tones = { open: 'amber', taken: 'green', dismissed: 'neutral' } as const;

/** Closed months whose amounts would now differ: paid with a run, or dismissed with a reason. */
export function RunDifferences({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const [shown, setShown] = useState<RowFilter>('all');
  const [dismissed, setDismissed] = useState<Difference>();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const status = shown === 'all' ? {} : { status: shown };
  const query = useCall(
    payrollAdjustments,
    { id: run.id, ...status, page, per_page: 25 },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const mayDismiss = useScope('salaries.calculate') !== undefined;
  return (
    <Card
      isFlush
      title={t('payroll.tabs.differences')}
      hint={t('payroll.differences.help')}
      actions={
        <Segments
          label={t('payroll.tabs.differences')}
          isLabelHidden
          options={choices.map((value) => ({ value, text: t(`payroll.differences.${value}`) }))}
          value={shown}
          onChoose={(next) => {
            setShown(next);
            parameters.replace({ page: undefined });
          }}
        />
      }
    >
      <QueryStates query={query} rows={6} empty={({ data }) => data.length === 0 && t('payroll.differences.none')}>
        {({ data, meta }) => (
          <>
            <DifferencesTable differences={data} onDismiss={mayDismiss ? setDismissed : undefined} />
            <Pager
              page={page}
              lastPage={meta.last_page}
              onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </QueryStates>
      {dismissed && <DismissDialog difference={dismissed} onClose={() => setDismissed(undefined)} />}
    </Card>
  );
}

type TableProps = { differences: readonly Difference[]; onDismiss: ((difference: Difference) => void) | undefined };

function DifferencesTable({ differences, onDismiss }: TableProps) {
  const t = useTexts();
  const { month: monthName } = useDayWords();
  return (
    <Table
      label={t('payroll.tabs.differences')}
      phone="cards"
      rows={differences}
      keyOf={({ id }) => id}
      columns={[
        { name: 'person', head: t('payroll.person'), isHeading: true, cell: ({ employee }) => employee.name },
        { name: 'month', head: t('payroll.differences.month'), cell: ({ month }) => monthName(month) },
        {
          name: 'amount',
          head: t('payroll.change'),
          isNumber: true,
          cell: ({ amount, currency }) => <Amount value={amount} currency={currency} isDifference />,
        },
        { name: 'lines', head: t('payroll.reason'), isProse: true, cell: (difference) => <Lines difference={difference} /> },
        { name: 'state', head: t('payroll.state'), cell: (difference) => <State difference={difference} /> },
        {
          name: 'dismiss',
          head: '',
          cell: (difference) =>
            onDismiss &&
            difference.status === 'open' && (
              <Button
                size="small"
                icon={Ban}
                aria-label={`${t('payroll.differences.dismiss')}: ${difference.employee.name}`}
                onClick={() => onDismiss(difference)}
              >
                {t('payroll.differences.dismiss')}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Lines({ difference: { currency, lines } }: { difference: Difference }) {
  const { lineName } = usePayWords(currency);
  return (
    <Stack as="ul" gap={0}>
      {lines.map((line) => (
        <li key={line.code}>
          {lineName(line)} <Amount value={line.kind === 'deduction' ? -line.amount : line.amount} currency={currency} isDifference />
        </li>
      ))}
    </Stack>
  );
}

function State({ difference: { status, is_in_run, reason } }: { difference: Difference }) {
  const t = useTexts();
  const note = status === 'open' && !is_in_run ? t('payroll.differences.not_in_run') : reason;
  return (
    <Stack gap={0}>
      <span>
        <Badge tone={tones[status]}>{t(`payroll.differences.${status}`)}</Badge>
      </span>
      {note && <span className="muted">{note}</span>}
    </Stack>
  );
}

const fields = { reason: dismissAdjustment.body.reason };
const rows = [['reason']];

function DismissDialog({ difference: { id, employee, month }, onClose }: { difference: Difference; onClose: () => void }) {
  const t = useTexts();
  const { month: monthName } = useDayWords();
  const form = useCallForm({ fields, rows });
  const dismiss = useCallMutation(dismissAdjustment, { id });
  const submit = async () => {
    if (await form.submit(({ reason }: { reason: string }) => dismiss.mutateAsync({ reason }))) onClose();
  };
  return (
    <Modal
      title={t('payroll.differences.dismiss_title', { name: employee.name, month: monthName(month) })}
      okText={t('payroll.differences.dismiss')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('payroll.differences.dismiss_hint')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
