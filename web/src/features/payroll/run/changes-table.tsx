import type { AnswerOf } from '@cadre/contract/call';
import type { payrollVariance } from '@cadre/contract/calls/payroll-checks';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';
import { payslipPath } from '../payslip-path.ts';

type Change = AnswerOf<typeof payrollVariance>['data'][number];
const tones = { within: 'neutral', open: 'amber', acknowledged: 'green' } as const;

type Props = { changes: readonly Change[]; onAcknowledge: ((id: number) => void) | undefined; isBusy: boolean };

/** The people whose pay changed, by how much, why, and whether the change is acknowledged. */
export function ChangesTable({ changes, onAcknowledge, isBusy }: Props) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Table
      label={t('payroll.tabs.changes')}
      phone="cards"
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
            <span>
              <Amount value={change} currency={currency} isDifference />
              {change_bp !== null && <span className="muted"> {format.share(change_bp)}</span>}
            </span>
          ),
        },
        { name: 'reasons', head: t('payroll.reason'), isProse: true, cell: (change) => <Reasons change={change} /> },
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
          <Cluster justify="between" gap={4}>
            <span>{reason(one)}</span>
            <Amount value={one.amount} currency={currency} isDifference />
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}
