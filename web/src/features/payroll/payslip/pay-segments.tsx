import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import type { Payslip } from './payslip.ts';
import { usePeriodWords } from './use-period-words.ts';

type Segment = NonNullable<Payslip['segments']>[number];

/** The parts of a month in which different salaries were agreed, or only some days were worked. */
export function PaySegments({ slip: { segments, currency, period } }: { slip: Payslip }) {
  const t = useTexts();
  const words = usePeriodWords(period);
  const format = useFormat();
  return (
    <Table<Segment>
      label={words('segments')}
      rows={segments ?? []}
      keyOf={({ from }) => from}
      columns={[
        { name: 'period', head: t('payslip.period'), isHeading: true, cell: ({ from, to }) => format.span(from, to) },
        {
          name: 'monthly',
          head: words('monthly'),
          isNumber: true,
          cell: ({ monthly }) => <Amount value={monthly} currency={currency} />,
        },
        { name: 'days', head: t('payslip.quantity'), cell: ({ days, of_days }) => t('payslip.days_of', { days, of_days }) },
        {
          name: 'amount',
          head: t('payslip.amount'),
          isNumber: true,
          cell: ({ amount }) => <Amount value={amount} currency={currency} />,
        },
      ]}
    />
  );
}
