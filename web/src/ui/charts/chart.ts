import type { AxisUnit } from './ticks.ts';

export type SeriesTone = 'green' | 'blue' | 'pink' | 'amber' | 'violet' | 'teal' | 'neutral';

export type Series = {
  name: string;
  label: string;
  tone: SeriesTone;
  /** A bar, a line over time, a mark across the bar (a target), or a column of the table alone. */
  draw?: 'bar' | 'line' | 'mark' | 'table' | undefined;
  /** The same in the period before: lighter, and dashed as a line. */
  isBefore?: boolean | undefined;
  /** Not known yet: dashed. */
  isForecast?: boolean | undefined;
  /** How its values read, where not as those of the axis. */
  text?: ((value: number) => string) | undefined;
};

export type ChartLink = { to: string; search?: Record<string, string>; params?: Record<string, string> };

export type ChartPoint = {
  key: string;
  label: string;
  /** The text below the axis; absent where the axis has none. */
  tick?: string | undefined;
  values: Readonly<Record<string, number | null | undefined>>;
  /** The page with the rows of the point. */
  link?: ChartLink | undefined;
  /** A place on the same page. */
  href?: string | undefined;
  isCurrent?: boolean | undefined;
};

/** The unit of the axis, and the format of its values and its lines. */
export type Measure = { unit: AxisUnit; text: (value: number) => string; tick: (value: number) => string };

/** A value that others are measured against, for example 100 % or an estimate. */
export type Target = { value: number; label: string };

export const isDrawn = ({ draw }: Series): boolean => draw !== 'table';
export const isBar = ({ draw = 'bar' }: Series): boolean => draw === 'bar';
export const isLine = ({ draw }: Series): boolean => draw === 'line';
export const isMark = ({ draw }: Series): boolean => draw === 'mark';

/** All values that the axis must reach. Stacked bars reach the sum of their values. */
export function valuesToReach(
  points: readonly ChartPoint[],
  series: readonly Series[],
  isStacked: boolean,
  targets: readonly Target[],
): number[] {
  const number = (point: ChartPoint, { name }: Series): number => point.values[name] ?? 0;
  return [
    ...targets.map(({ value }) => value),
    ...points.flatMap((point) => {
      const bars = series.filter((one) => isBar(one)).map((one) => number(point, one));
      const others = series.filter((one) => isLine(one) || isMark(one)).map((one) => number(point, one));
      return isStacked ? [bars.reduce((sum, value) => sum + value, 0), ...others] : [...bars, ...others];
    }),
  ];
}

export const textOf = (series: Series, measure: Measure, value: number | null | undefined, nothing: string): string =>
  value === null || value === undefined ? nothing : (series.text ?? measure.text)(value);

/** One point in words: `Delivery: Leave 2.1 %, Excuse 0.4 %`. */
export const valuesInWords = (point: ChartPoint, series: readonly Series[], measure: Measure): string =>
  series
    .flatMap((one) => {
      const value = point.values[one.name];
      return value === null || value === undefined ? [] : [`${one.label} ${textOf(one, measure, value, '')}`];
    })
    .join(', ');
