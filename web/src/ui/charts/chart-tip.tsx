import type { CSSProperties } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { type ChartPoint, type Measure, type Series, textOf } from './chart.ts';
import { LegendSign } from './legend-sign.tsx';

type Props = { point: ChartPoint; series: readonly Series[]; measure: Measure; at: number };

/** The values of the point under the pointer or focus, next to it; screen readers hear the same from the point itself. */
export function ChartTip({ point, series, measure, at }: Props) {
  const t = useTexts();
  return (
    <div
      className="stacked small gap-1 rounded absolute ink raised ui-chart__tip not-printed"
      data-side={at > 50 ? 'before' : 'after'}
      style={{ '--at': `${at}%` } as CSSProperties}
      aria-hidden
    >
      <strong>{point.label}</strong>
      <dl className="stacked gap-half">
        {series
          .filter(({ name }) => point.values[name] !== undefined)
          .map((one) => (
            <div key={one.name}>
              <dt className="line quiet gap-1-5">
                <LegendSign of={one} />
                {one.label}
              </dt>
              <dd className="digits">{textOf(one, measure, point.values[one.name], t('common.empty_value'))}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
