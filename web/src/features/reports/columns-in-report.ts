import type { ReportTable } from '@cadre/contract/calls/reports';
import { reportNamed } from '@cadre/contract/reports/index';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FlatRow } from './flat-rows.ts';

type Column = ReportTable['columns'][number];
type Sized = { name: string; width: number; isMinor: boolean };

/** Columns with a value in a visible row; a total alone does not justify a column of text. */
export const filledColumns = (columns: readonly Column[], rows: readonly Pick<FlatRow, 'row'>[]): Column[] => {
  const isFilled = ({ name }: Column) => rows.some(({ row }) => (row.values[name] ?? row.no_rate[name] ?? null) !== null);
  const filled = columns.filter(isFilled);
  return filled.length > 0 ? filled : [...columns];
};

/** Which minor columns step aside until the others have room: the last ones first. */
export function columnsAway(columns: readonly Sized[], room: number): string[] {
  let over = columns.reduce((sum, { width }) => sum + width, 0) - room;
  const away: string[] = [];
  for (const { name, width } of columns.filter(({ isMinor }) => isMinor).toReversed()) {
    if (over <= 0) break;
    away.push(name);
    over -= width;
  }
  return away;
}

/** Measures the columns as they would be drawn, before anything is seen, and again whenever the rows or the room change. */
export function useColumnsAway(
  box: RefObject<HTMLDivElement | null>,
  report: string,
  columns: readonly Column[],
  isWhole: boolean,
): readonly string[] {
  const [away, setAway] = useState<{ of: string; names: readonly string[] }>();
  const [room, setRoom] = useState(0);
  const of = JSON.stringify([columns.map(({ name }) => name), room, isWhole]);
  const known = away?.of === of ? away.names : undefined;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || known) return;
    const widths = [...current.querySelectorAll<HTMLElement>('thead th, thead td')].map(({ offsetWidth }) => offsetWidth);
    const declared = reportNamed(report)?.columns ?? {};
    const sized = columns.map(({ name }, at) => ({ name, width: widths[at + 1] ?? 0, isMinor: declared[name]?.isMinor === true }));
    setAway({ of, names: isWhole ? [] : columnsAway(sized, current.clientWidth - (widths[0] ?? 0)) });
  }, [box, columns, known, of, report, isWhole]);
  return known ?? [];
}
