import type { CSSProperties } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { type ChartPoint, type Measure, type Series, textOf } from './chart.ts';
import { LegendSign } from './legend-sign.tsx';

type Props = { point: ChartPoint; series: readonly Series[]; measure: Measure; at: number };

/** The values of the point under the pointer or focus, next to it; screen readers hear the same from the point itself. */
export function ChartTip({ point, series, measure, at }: Props) {
  const t = useTexts();
  return (
    <div className="ui-chart__tip" data-side={at > 50 ? 'before' : 'after'} style={{ '--at': `${at}%` } as CSSProperties} aria-hidden>
      <strong>{point.label}</strong>
      <dl>
        {series
          .filter(({ name }) => point.values[name] !== undefined)
          .map((one) => (
            <div key={one.name}>
              <dt>
                <LegendSign of={one} />
                {one.label}
              </dt>
              <dd>{textOf(one, measure, point.values[one.name], t('common.empty_value'))}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
