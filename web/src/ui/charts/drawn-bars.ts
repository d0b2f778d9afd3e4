import { type ChartPoint, isBar, isMark, type Measure, type Series, textOf } from './chart.ts';

/** A piece of a bar between two values, on one of the lines of its row. */
export type Piece = { of: Series; line: number; from: number; to: number; isOver: boolean };

/** The bars of a point as pieces: end to end if they are stacked; beyond a limit they continue in another colour. */
export function drawnBars(point: ChartPoint, series: readonly Series[], isStacked: boolean, limit: number | undefined): Piece[] {
  let end = 0;
  return series.filter(isBar).flatMap((of, line) => {
    const value = point.values[of.name] ?? 0;
    const from = isStacked ? end : 0;
    const to = from + value;
    end = to;
    const piece = { of, line: isStacked ? 0 : line, from, to, isOver: false };
    if (value === 0) return [];
    if (limit === undefined || to <= limit) return [piece];
    if (from >= limit) return [{ ...piece, isOver: true }];
    return [
      { ...piece, to: limit },
      { ...piece, from: limit, isOver: true },
    ];
  });
}

/** The texts at the ends of the bars of a point, line by line. */
export function barTexts(
  point: ChartPoint,
  series: readonly Series[],
  measure: Measure,
  isStacked: boolean,
  total: string | undefined,
): string[] {
  const bars = series.filter(isBar);
  if (!isStacked) return bars.map((one) => textOf(one, measure, point.values[one.name], ''));
  const sum = total === undefined ? bars.reduce((all, { name }) => all + (point.values[name] ?? 0), 0) : (point.values[total] ?? 0);
  return [measure.text(sum)];
}

/** The marks across the bars of a point. */
export const drawnMarks = (point: ChartPoint, series: readonly Series[]): { of: Series; value: number }[] =>
  series.filter(isMark).flatMap((of) => {
    const value = point.values[of.name];
    return value === null || value === undefined ? [] : [{ of, value }];
  });

/** The start of the text after a bar: at the end of the bar, or after the lines that would cross it. All in pixels. */
export function textStart(end: number, width: number, lines: readonly number[]): number {
  let start = end;
  for (const line of lines.toSorted((a, b) => a - b)) if (line >= start - 1 && line <= start + beforeText + width) start = line;
  return start + beforeText;
}

/** Room between a bar and its text, in pixels. */
const beforeText = 6;
