import type { PayOverview } from '@cadre/contract/calls/payslips';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useDayWords } from '../../../platform/use-day-words.ts';
import './pay-chart.css';

type Props = { year: number; months: PayOverview['months'] };

/** The net amounts of a year as columns; the table below it has the numbers. */
export function PayChart({ year, months }: Props) {
  const t = useTexts();
  const { monthName } = useDayWords();
  const names = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const sums = names.map((name) => months.filter(({ month }) => month === name).reduce((sum, { net }) => sum + Math.max(0, net), 0));
  const highest = Math.max(...sums, 1);
  return (
    <div className="pay-chart" role="img" aria-label={t('myPay.chart', { year: String(year) })}>
      {names.map((name, at) => (
        <div key={name} className="pay-chart__month">
          <span className="pay-chart__bar" style={{ '--share': (sums[at] ?? 0) / highest } as CSSProperties} />
          <span className="pay-chart__name">{monthName(name)}</span>
        </div>
      ))}
    </div>
  );
}
