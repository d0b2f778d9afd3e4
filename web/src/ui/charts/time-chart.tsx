import { type CSSProperties, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { classNames } from '../class-names.ts';
import { type ChartPoint, isLine, type Measure, type Series, type Target, valuesInWords, valuesToReach } from './chart.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartTip } from './chart-tip.tsx';
import { lastValueOf, middleOf } from './drawn-lines.ts';
import { placeLabels, spreadLabels, textWidth } from './place-labels.ts';
import { PointAnchor } from './point-anchor.tsx';
import { placeOn, type Scale, scaleFor } from './ticks.ts';
import './time-chart.css';
import { type DayMark, TimePlot } from './time-plot.tsx';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';

type Props = {
  label: string;
  pointsLabel: string;
  points: readonly ChartPoint[];
  series: readonly Series[];
  measure: Measure;
  /** Stacks the columns of a point. */
  isStacked?: boolean | undefined;
  target?: Target | undefined;
  /** Days that matter, for example the one on which an estimate runs out. */
  marks?: readonly DayMark[] | undefined;
  /** The minimum width of a point in pixels; with less room, the chart scrolls sideways. */
  leastWidth?: number | undefined;
  /** Below another chart of the same days. */
  size?: 'medium' | 'small' | undefined;
  /** The longest words on both sides of a chart above it, so that the same days are below each other. */
  alignedWith?: { tick: string; end: string } | undefined;
  hasLegend?: boolean | undefined;
  isInset?: boolean | undefined;
  hasTable?: boolean | undefined;
};

/** In pixels, as in the style sheet. */
const heights = { medium: 224, small: 88 };
const lineHeight = 16;

/**
 * Values over time, as columns and lines: `<TimeChart label={t('attendance.hours_by_week')} pointsLabel={t('project.week')} points={weeks}
 * series={series} measure={useMeasure('minutes')} isStacked />`
 */
export function TimeChart({
  points,
  series,
  measure,
  isStacked = false,
  target,
  marks = [],
  leastWidth = 0,
  size = 'medium',
  alignedWith,
  ...frame
}: Props) {
  const t = useTexts();
  const { shown, list, pointProps } = usePoints(points.length);
  const { box, width } = useWidth<HTMLDivElement>();
  const scroller = useCurrentInSight(points);
  const scale = scaleFor(valuesToReach(points, series, isStacked, target ? [target] : []), measure.unit, size === 'small' ? 2 : undefined);
  const height = heights[size];
  const ends = endLabels({ points, series, measure, scale, target, height });
  const axis = Math.max(...scale.ticks.map((tick) => textWidth(measure.tick(tick))), textWidth(alignedWith?.tick ?? ''));
  const endTexts = alignedWith ? [alignedWith.end] : ends.map(({ text }) => text);
  const endRoom = endTexts.length > 0 ? Math.max(...endTexts.map(textWidth)) + 12 : 0;
  const current = shown === undefined ? undefined : points[shown];
  return (
    <ChartFrame {...frame} points={points} series={series} measure={measure}>
      {(hintId) => (
        <div
          className="small digits grid ui-time-chart"
          style={{ '--plot': `${height}px`, '--axis': `${axis + 10}px`, '--ends': `${endRoom}px` } as CSSProperties}
        >
          <div className="muted relative ui-time-chart__axis" aria-hidden>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ insetBlockEnd: `${placeOn(scale, tick)}%` }}>
                {measure.tick(tick)}
              </span>
            ))}
          </div>
          <div className="shrinkable ui-time-chart__scroller" ref={scroller}>
            <div className="ui-time-chart__wide" style={{ minWidth: leastWidth * points.length }} ref={box}>
              <div className="relative ui-time-chart__plot">
                <TimePlot {...{ points, series, measure, scale, isStacked, target, marks, width }} />
                <ol className="flex absolute" {...list} aria-describedby={hintId}>
                  {points.map((point, index) => (
                    <li key={point.key} className={classNames(point.isCurrent && 'ui-time-chart__current')}>
                      <PointAnchor
                        {...pointProps(index)}
                        point={point}
                        words={t('common.labelled', { label: point.label, value: valuesInWords(point, series, measure) })}
                      />
                    </li>
                  ))}
                </ol>
                {current && shown !== undefined && (
                  <ChartTip point={current} series={series} measure={measure} at={middleOf(shown, points.length)} />
                )}
              </div>
              <TickLabels points={points} width={width} />
            </div>
          </div>
          {endRoom > 0 && (
            <div className="muted relative ui-time-chart__ends" aria-hidden>
              {ends.map(({ key, text, top, tone }) => (
                <span key={key} className={tone && `tone--${tone}`} style={{ insetBlockStart: top }}>
                  {text}
                </span>
              ))}
            </div>
          )}
        </div>
      )}
    </ChartFrame>
  );
}

function TickLabels({ points, width }: { points: readonly ChartPoint[]; width: number }) {
  const wanted = points.flatMap(({ tick }, index) =>
    tick === undefined ? [] : [{ text: tick, at: middleOf(index, points.length) / 100, width: textWidth(tick) }],
  );
  return (
    <div className="muted relative ui-time-chart__ticks" aria-hidden>
      {placeLabels(wanted, width).map(({ index, left }) => (
        <span className="absolute whole" key={wanted[index]?.at} style={{ insetInlineStart: left }}>
          {wanted[index]?.text}
        </span>
      ))}
    </div>
  );
}

/** The last values of the lines, and the target, next to the drawing. */
function endLabels({
  points,
  series,
  measure,
  scale,
  target,
  height,
}: Pick<Props, 'points' | 'series' | 'measure' | 'target'> & { scale: Scale; height: number }) {
  const found = [
    ...series
      .filter((one) => isLine(one) && !one.isForecast)
      .flatMap((one) => {
        const value = lastValueOf(points, one.name);
        return value === undefined ? [] : [{ key: one.name, text: (one.text ?? measure.text)(value), value, tone: one.tone }];
      }),
    ...(target ? [{ key: 'target', text: target.label, value: target.value, tone: undefined }] : []),
  ];
  const tops = spreadLabels(
    found.map(({ value }) => height * (1 - placeOn(scale, value) / 100) - lineHeight / 2),
    lineHeight,
    height + lineHeight / 2,
  );
  return found.map((one, at) => ({ ...one, top: tops[at] ?? 0 }));
}

/** A chart that scrolls begins at the point that is now. */
function useCurrentInSight(points: readonly ChartPoint[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const at = points.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const { current } = scroller;
    if (current && at >= 0) current.scrollLeft = (middleOf(at, points.length) / 100) * current.scrollWidth - current.clientWidth / 2;
  }, [at, points.length]);
  return scroller;
}
