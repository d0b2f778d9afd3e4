import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import type { Totals } from './run.ts';

const sums = [
  ['gross', 'gross'],
  ['deductions', 'deductions_total'],
  ['net', 'net'],
  ['employer_cost', 'employer_cost'],
] as const;

type Sum = Record<(typeof sums)[number][0], number> & { currency: string };

export const sumColumns = (labels: ReturnType<typeof useLabels>) =>
  sums.map(([name, field]) => ({
    name,
    head: labels.field(salaries.name, field),
    isNumber: true,
    cell: (sum: Sum) => <Amount value={sum[name]} currency={sum.currency} />,
  }));

/** The payments, by currency. */
export function RunTotals({ totals }: { totals: Totals }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  if (totals.length === 0) return null;
  return (
    <Table
      label={t('payroll.totals')}
      phone="cards"
      rows={totals}
      keyOf={({ currency }) => currency}
      columns={[
        { name: 'currency', head: labels.field(salaries.name, 'currency'), isHeading: true, cell: ({ currency }) => currency },
        {
          name: 'people',
          head: labels.field(payrolls.name, 'employees_count'),
          isNumber: true,
          cell: ({ people }) => format.number(people),
        },
        ...sumColumns(labels),
      ]}
    />
  );
}
