import { classNames } from '../class-names.ts';
import type { ChartPoint, Measure, Series, Target } from './chart.ts';
import { barTexts, drawnBars, drawnMarks, type Piece, textStart } from './drawn-bars.ts';
import { lookOf } from './legend-sign.tsx';
import { textWidth } from './place-labels.ts';
import { placeOn, type Scale } from './ticks.ts';

const thickness = { alone: 16, grouped: 12 };
const between = 4;
const margin = 8;

type Props = {
  point: ChartPoint;
  series: readonly Series[];
  measure: Measure;
  scale: Scale;
  isStacked: boolean;
  total: string | undefined;
  target: (Target & { isLimit?: boolean }) | undefined;
  /** Of the drawing, in pixels. */
  width: number;
};

/** The bars of one point on their scale. All places are shares of the width, so that the drawing fits any screen and any paper. */
export function BarRow({ point, series, measure, scale, isStacked, total, target, width }: Props) {
  const texts = barTexts(point, series, measure, isStacked, total);
  const thick = texts.length > 1 ? thickness.grouped : thickness.alone;
  const height = 2 * margin + texts.length * thick + (texts.length - 1) * between;
  const topOf = (line: number) => margin + line * (thick + between);
  const x = (value: number) => `${placeOn(scale, value)}%`;
  const pieces = drawnBars(point, series, isStacked, target?.isLimit ? target.value : undefined);
  const marks = drawnMarks(point, series);
  const pixels = (value: number) => (placeOn(scale, value) / 100) * width;
  const lines = [...marks.map(({ value }) => value), ...(target ? [target.value] : [])].map(pixels);
  const startOf = (text: string, line: number): number => {
    const end = Math.max(0, ...pieces.filter((piece) => piece.line === line).map(({ to }) => to));
    return textStart(pixels(end), textWidth(text), lines);
  };
  return (
    <svg width="100%" height={height} aria-hidden>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={classNames('ui-chart__grid', tick === 0 && 'ui-chart__zero')}
          x1={x(tick)}
          x2={x(tick)}
          y1={0}
          y2="100%"
        />
      ))}
      {pieces.map((piece) => (
        <Bar key={`${piece.of.name}${piece.isOver}`} piece={piece} scale={scale} top={topOf(piece.line)} thick={thick} />
      ))}
      {target && <line className="ui-chart__target" x1={x(target.value)} x2={x(target.value)} y1={0} y2="100%" />}
      {marks.map(({ of, value }) => (
        <line
          key={of.name}
          className={classNames('ui-chart__mark', lookOf(of))}
          x1={x(value)}
          x2={x(value)}
          y1={margin - 4}
          y2={height - margin + 4}
        />
      ))}
      {texts.map((text, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row never change places
        <text key={line} className="digits smaller ui-chart__value" x={startOf(text, line)} y={topOf(line) + thick / 2}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function Bar({ piece: { of, from, to, isOver }, scale, top, thick }: { piece: Piece; scale: Scale; top: number; thick: number }) {
  const [start, end] = [placeOn(scale, Math.min(from, to)), placeOn(scale, Math.max(from, to))];
  return (
    <rect
      className={classNames('ui-chart__bar', lookOf(of), isOver && 'ui-chart--over')}
      x={`${start}%`}
      width={`${end - start}%`}
      y={top}
      height={thick}
      rx={2}
    />
  );
}
