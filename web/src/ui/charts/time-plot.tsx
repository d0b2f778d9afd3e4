import { classNames } from '../class-names.ts';
import { type ChartPoint, isBar, isLine, isMark, type Measure, type Series, type Target } from './chart.ts';
import { barTexts, drawnBars } from './drawn-bars.ts';
import { columnsAt, drawnLines, middleOf } from './drawn-lines.ts';
import { lookOf } from './legend-sign.tsx';
import { textWidth } from './place-labels.ts';
import { placeOn, type Scale } from './ticks.ts';

/** A day on the time line; `at` is its place among the points, from 0 to their count. */
export type DayMark = { key: string; at: number; label: string; isBad?: boolean };

type Props = {
  points: readonly ChartPoint[];
  series: readonly Series[];
  measure: Measure;
  scale: Scale;
  isStacked: boolean;
  target: Target | undefined;
  marks: readonly DayMark[];
  width: number;
};

/** In percent of the height: a target above this is in the way of labels at the top. */
const nearTop = 20;

/** No column is wider, in pixels. */
const widest = 40;

/** Grid, columns, lines and marks. All places are shares of the box, so that the drawing fits any screen and any paper. */
export function TimePlot({ points, series, measure, scale, isStacked, target, marks, width }: Props) {
  const y = (value: number) => 100 - placeOn(scale, value);
  // Labels of days are at the top, below a target that is there too.
  const top = target && y(target.value) < nearTop ? y(target.value) : 0;
  return (
    <svg width="100%" height="100%" aria-hidden>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={classNames('ui-chart__grid', tick === 0 && 'ui-chart__zero')}
          x1={0}
          x2="100%"
          y1={`${y(tick)}%`}
          y2={`${y(tick)}%`}
        />
      ))}
      {points.map((point, index) => (
        <Columns key={point.key} {...{ point, index, count: points.length, series, measure, isStacked, y, width }} />
      ))}
      {target && <line className="ui-chart__target" x1={0} x2="100%" y1={`${y(target.value)}%`} y2={`${y(target.value)}%`} />}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {series
          .filter(isLine)
          .flatMap((one) =>
            drawnLines(points, one.name, y).map((line) => (
              <polyline key={`${one.name}${line[0]?.[0]}`} className={classNames('ui-chart__line', lookOf(one))} points={line.join(' ')} />
            )),
          )}
      </svg>
      {series
        .filter((one) => isLine(one) && !one.isForecast)
        .map((one) => (
          <Dots key={one.name} of={one} points={points} y={y} />
        ))}
      {marks.map(({ key, at, label, isBad }, row) => {
        const place = (at / points.length) * 100;
        return (
          <g key={key} className={isBad ? 'ui-chart__day--bad' : 'ui-chart__day'}>
            <line x1={`${place}%`} x2={`${place}%`} y1={0} y2="100%" />
            <text x={`${place}%`} y={`${top}%`} dy={16 + row * 16} {...besideLine(label, (place / 100) * width, width)}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The position of a label relative to its line: on the side with more room, and never outside of the drawing. */
function besideLine(label: string, line: number, width: number): { dx: number; textAnchor?: 'end' } {
  const own = textWidth(label);
  const isLeft = line > width / 2;
  if (isLeft && line - 5 >= own) return { dx: -5, textAnchor: 'end' };
  return { dx: Math.max(0, Math.min(width - own, isLeft ? 0 : line + 5)) - line };
}

type ColumnsProps = Pick<Props, 'series' | 'measure' | 'isStacked' | 'width'> & {
  point: ChartPoint;
  index: number;
  count: number;
  y: (value: number) => number;
};

function Columns({ point, index, count, series, measure, isStacked, y, width }: ColumnsProps) {
  const bars = series.filter(isBar);
  const places = columnsAt(index, count, isStacked ? 1 : Math.max(1, bars.length), (widest / width) * 100);
  const pieces = drawnBars(point, series, isStacked, undefined);
  const texts = bars.length > 0 ? barTexts(point, series, measure, isStacked, undefined) : [];
  const hasRoom = texts.every((text) => textWidth(text) + 4 <= width / count / texts.length);
  const top = Math.max(0, ...pieces.map(({ to }) => to));
  return (
    <>
      {pieces.map(({ of, line, from, to }) => (
        <rect
          key={of.name}
          className={classNames('ui-chart__bar', lookOf(of))}
          x={`${places[line]?.x ?? 0}%`}
          width={`${places[line]?.width ?? 0}%`}
          y={`${Math.min(y(from), y(to))}%`}
          height={`${Math.abs(y(from) - y(to))}%`}
        />
      ))}
      {series.filter(isMark).map(({ name }) => {
        const value = point.values[name];
        return value === null || value === undefined ? null : (
          <line
            key={name}
            className="ui-chart__mark"
            x1={`${(index / count) * 100}%`}
            x2={`${((index + 1) / count) * 100}%`}
            y1={`${y(value)}%`}
            y2={`${y(value)}%`}
          />
        );
      })}
      {hasRoom && texts.length === 1 && top > 0 && (
        <text className="digits smaller ui-chart__value" x={`${middleOf(index, count)}%`} y={`${y(top)}%`} dy={-8} textAnchor="middle">
          {texts[0]}
        </text>
      )}
    </>
  );
}

const mostDots = 32;

const Dots = ({ of, points, y }: { of: Series; points: readonly ChartPoint[]; y: (value: number) => number }) =>
  points.length > mostDots
    ? null
    : drawnLines(points, of.name, y)
        .flat()
        .map(([x, at]) => (
          <circle key={x} className={classNames('ui-chart__dot', lookOf(of))} cx={`${x}%`} cy={`${at}%`} r={of.isBefore ? 3 : 4} />
        ));
