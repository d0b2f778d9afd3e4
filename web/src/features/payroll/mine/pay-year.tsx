import type { PayOverview } from '@cadre/contract/calls/payslips';
import { Link } from '@tanstack/react-router';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { useHidesAmounts } from '../amounts/use-hides-amounts.ts';
import { PaidBadge } from '../payslip/paid-badge.tsx';
import { monthPath } from './month-path.ts';
import { PayChart } from './pay-chart.tsx';

type Month = PayOverview['months'][number];
type Props = { year: number; isCurrent: boolean; months: readonly Month[]; onYear: (to?: number) => void };

/** The payments of a year, as a chart and as a table. */
export function PayYear({ year, isCurrent, months, onYear }: Props) {
  const t = useTexts();
  const { month: monthWords } = useDayWords();
  const hides = useHidesAmounts();
  return (
    <Card
      title={t('myPay.pay_in', { year: String(year) })}
      isFlush
      actions={
        <PeriodStepper
          label={String(year)}
          previous={t('myPay.previous_year')}
          next={t('myPay.next_year')}
          current={isCurrent ? undefined : { text: t('myPay.this_year'), onChoose: () => onYear() }}
          onStep={(by) => onYear(year + by)}
        />
      }
    >
      {months.length === 0 ? (
        <EmptyState text={t('myPay.empty_year', { year: String(year) })} />
      ) : (
        <Stack>
          {!hides && <PayChart year={year} months={[...months]} />}
          <Table<Month>
            label={t('myPay.pay_in', { year: String(year) })}
            rows={months}
            keyOf={({ salary_id }) => salary_id}
            columns={[
              {
                name: 'month',
                head: t('myPay.month'),
                isHeading: true,
                isTight: true,
                cell: ({ month, period, sequence }) => <Link {...monthPath(month, sequence, period)}>{monthWords(period)}</Link>,
              },
              { ...amountColumn('gross', t('payslip.gross')), isMinor: 'phone' },
              { ...amountColumn('deductions', t('payslip.deductions')), isMinor: 'phone' },
              amountColumn('net', t('payslip.net')),
              { name: 'paid', head: t('payslip.paid'), cell: ({ paid }) => <PaidBadge isPaid={paid} /> },
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

const amountColumn = (name: 'gross' | 'deductions' | 'net', head: string) => ({
  name,
  head,
  isNumber: true,
  cell: (row: Month) => <Amount value={row[name]} currency={row.currency} />,
});
