import type { PayOverview } from '@cadre/contract/calls/payslips';
import { toMinor } from '@cadre/rules/money';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';

type Props = { year: number; months: PayOverview['months'] };

/** The net amounts of a year as columns, a chart for each currency; the table below it has the numbers. */
export const PayChart = ({ year, months }: Props) =>
  [...Map.groupBy(months, ({ currency }) => currency)].map(([currency, paid]) => (
    <CurrencyChart key={currency} year={year} months={paid} currency={currency} />
  ));

function CurrencyChart({ year, months, currency }: Props & { currency: string }) {
  const t = useTexts();
  const { monthName, month: monthWords } = useDayWords();
  const measure = useMeasure('money', currency);
  const names = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const netOf = (name: string): number | null => {
    const paid = months.filter(({ month }) => month === name);
    return paid.length === 0 ? null : paid.reduce((sum, { net }) => sum + (toMinor(net, currency) ?? 0), 0);
  };
  return (
    <TimeChart
      isInset
      hasTable
      label={t('myPay.chart', { year: String(year) })}
      pointsLabel={t('myPay.month')}
      measure={measure}
      points={names.map((name) => ({ key: name, label: monthWords(name), tick: monthName(name), values: { net: netOf(name) } }))}
      series={[{ name: 'net', label: t('payslip.net'), tone: 'green' }]}
    />
  );
}
