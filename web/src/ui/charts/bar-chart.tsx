import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import './bar-chart.css';
import { BarRow } from './bar-row.tsx';
import { type ChartPoint, type Measure, type Series, type Target, valuesInWords, valuesToReach } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';
import { barTexts } from './drawn-bars.ts';
import { textWidth } from './place-labels.ts';
import { PointAnchor } from './point-anchor.tsx';
import { placeOn, scaleFor } from './ticks.ts';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

type Props = {
  label: string;
  pointsLabel: string;
  points: readonly (ChartPoint & {
    /** Under the pointer, instead of the values. */
    title?: string | undefined;
    note?: ReactNode;
  })[];
  series: readonly Series[];
  measure: Measure;
  /** Bars of a point follow each other in one line; the value of `total` is at its end. */
  isStacked?: boolean | undefined;
  total?: string | undefined;
  target?: (Target & { isLimit?: boolean }) | undefined;
  /** The axis goes at least this far, so that small values look small. */
  reach?: number | undefined;
  hasLegend?: boolean | undefined;
  isInset?: boolean | undefined;
  hasTable?: boolean | undefined;
};

/**
 * Bars from left to right, one group below the other:
 * `<BarChart label={t('dashboard.absence')} pointsLabel={t('dashboard.departments')} points={points} series={series} measure={useMeasure('share')} isStacked />`
 */
export function BarChart({ points, series, measure, isStacked = false, total, target, reach = 0, ...frame }: Props) {
  const t = useTexts();
  const { shown, list, pointProps } = usePoints(points.length);
  const { box, width } = useWidth<HTMLDivElement>();
  const targets = target ? [target] : [];
  const scale = scaleFor([reach, ...valuesToReach(points, series, isStacked, targets)], measure.unit);
  const widest = Math.max(0, ...points.flatMap((point) => barTexts(point, series, measure, isStacked, total).map(textWidth)));
  return (
    <ChartFrame {...frame} points={points} series={series} measure={measure}>
      {(hintId) => (
        <div className="meta ui-bar-chart" style={{ '--values': `${widest + 10}px` } as CSSProperties}>
          {target && (
            <div className="note ui-bar-chart__scale" data-of="target" aria-hidden>
              <span
                className="absolute whole"
                data-side={placeOn(scale, target.value) > 60 ? 'before' : 'after'}
                style={at(placeOn(scale, target.value))}
              >
                {target.label}
              </span>
            </div>
          )}
          <ol {...list} aria-describedby={hintId}>
            {points.map((point, index) => (
              <li key={point.key} title={point.title} onPointerEnter={pointProps(index).onPointerEnter}>
                <span className="shrinkable grid ui-bar-chart__name">
                  <PointAnchor
                    {...pointProps(index)}
                    point={point}
                    words={t('common.labelled', { label: point.label, value: valuesInWords(point, series, measure) })}
                  >
                    {point.label}
                  </PointAnchor>
                  {point.note && <span className="note ui-bar-chart__note">{point.note}</span>}
                </span>
                <span className="relative ui-bar-chart__plot">
                  <BarRow {...{ point, series, measure, scale, isStacked, total, target, width }} />
                  {shown === index && !point.title && <ChartTip point={point} series={series} measure={measure} at={50} />}
                </span>
              </li>
            ))}
          </ol>
          <div className="note ui-bar-chart__scale" ref={box} aria-hidden>
            {scale.ticks.map((tick) => (
              <span className="absolute whole" key={tick} style={at(placeOn(scale, tick))}>
                {measure.tick(tick)}
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  );
}

const at = (place: number) => ({ '--at': `${place}%` }) as CSSProperties;
