import type { AnswerOf } from '@cadre/contract/call';
import { acknowledgeVariance, payrollVariance } from '@cadre/contract/calls/payroll-checks';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useAct, useAsk } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryStates } from '../../../ui/query-states.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Cluster, Stack } from '../../../ui/stack.tsx';
import { Table } from '../../../ui/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';
import { payslipPath } from '../payslip-path.ts';
import type { Run } from './run.ts';

type Change = AnswerOf<typeof payrollVariance>['data'][number];
type Only = 'open' | 'above' | 'all';
const choices: readonly Only[] = ['open', 'above', 'all'];
const tones = { within: 'neutral', open: 'amber', acknowledged: 'green' } as const;

/** Whose pay differs from the month before and why; what differs by much is acknowledged before the run goes on. */
export function RunChanges({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const [only, setOnly] = useState<Only>('above');
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useAsk(payrollVariance, { id: run.id, only, page, per_page: 25 }, { placeholderData: keepPreviousData, staleTime: 0 });
  const acknowledge = useAct(acknowledgeVariance, { id: run.id });
  const mayAcknowledge = useScope('payrolls.calculate') !== undefined && run.status === 'calculated';
  return (
    <Card
      isFlush
      title={t('payroll.tabs.changes')}
      actions={
        <Cluster>
          <Segments
            label={t('payroll.tabs.changes')}
            isLabelHidden
            options={choices.map((value) => ({ value, text: t(`payroll.changes.${value}`) }))}
            value={only}
            onChoose={(next) => {
              setOnly(next);
              parameters.replace({ page: undefined });
            }}
          />
          {mayAcknowledge && (
            <Button icon={Check} isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate({})}>
              {t('payroll.acknowledge_all')}
            </Button>
          )}
        </Cluster>
      }
    >
      <QueryStates query={query} rows={6} empty={({ data }) => data.length === 0 && t('payroll.no_changes')}>
        {({ data, meta }) => (
          <>
            <ChangesTable
              changes={data}
              onAcknowledge={mayAcknowledge ? (id) => acknowledge.mutate({ salary_ids: [id] }) : undefined}
              isBusy={acknowledge.isPending}
            />
            <Pager
              page={page}
              lastPage={meta.last_page}
              onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

type TableProps = { changes: readonly Change[]; onAcknowledge: ((id: number) => void) | undefined; isBusy: boolean };

function ChangesTable({ changes, onAcknowledge, isBusy }: TableProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Table
      label={t('payroll.tabs.changes')}
      rows={changes}
      keyOf={({ salary_id }) => salary_id}
      columns={[
        {
          name: 'person',
          head: t('payroll.person'),
          isHeading: true,
          cell: ({ employee, salary_id }) => <Link to={payslipPath(salary_id)}>{employee.name}</Link>,
        },
        {
          name: 'net',
          head: t('payslip.net'),
          isNumber: true,
          cell: ({ net, currency }) => <Amount value={net} currency={currency} />,
        },
        {
          name: 'change',
          head: t('payroll.change'),
          isNumber: true,
          cell: ({ change, change_bp, currency }) => (
            <>
              <Amount value={change} currency={currency} isDifference />
              {change_bp !== null && <span className="muted"> {format.share(change_bp)}</span>}
            </>
          ),
        },
        { name: 'reasons', head: t('payroll.reason'), cell: (change) => <Reasons change={change} /> },
        {
          name: 'state',
          head: t('payroll.state'),
          cell: ({ salary_id, state, employee, acknowledged_by }) =>
            state === 'open' && onAcknowledge ? (
              <Button
                size="small"
                icon={Check}
                disabled={isBusy}
                aria-label={`${t('payroll.acknowledge')}: ${employee.name}`}
                onClick={() => onAcknowledge(salary_id)}
              >
                {t('payroll.acknowledge')}
              </Button>
            ) : (
              <Stack gap={0}>
                <Badge tone={tones[state]}>{t(`payroll.variance.${state}`)}</Badge>
                {acknowledged_by && <span className="muted">{acknowledged_by.name}</span>}
              </Stack>
            ),
        },
      ]}
    />
  );
}

function Reasons({ change: { currency, reasons, previous_net } }: { change: Change }) {
  const t = useTexts();
  const { reason } = usePayWords(currency);
  if (reasons.length === 0) return previous_net === null ? t('payslip.first') : null;
  return (
    <Stack as="ul" gap={0}>
      {reasons.map((one) => (
        <li key={`${one.code} ${JSON.stringify(one.args)}`}>
          {reason(one)} <Amount value={one.amount} currency={currency} isDifference />
        </li>
      ))}
    </Stack>
  );
}
