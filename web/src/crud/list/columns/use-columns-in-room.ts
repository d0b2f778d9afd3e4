import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import type { Column } from '../../../ui/table/table-columns.ts';
import type { ViewProps } from '../views/view-props.ts';
import { overflowColumns } from './overflow-columns.ts';
import { leastWidth, shrinkColumns } from './shrink-columns.ts';

/**
 * The columns that fit into the box; the last ones move out first, never the status or the sorted column. On a large screen, users who
 * chose their columns see all of them and scroll.
 */
export function useColumnsInRoom(
  all: Column<Row>[],
  { page, isOwnChoice, onAway }: Pick<ViewProps, 'page' | 'isOwnChoice' | 'onAway'>,
): { box: RefObject<HTMLDivElement | null>; columns: Column<Row>[] } {
  const { xl: isWideScreen } = useBreakpoint();
  const [box, width] = useWidth();
  const important = [page.resource.life.status?.field, page.address.list.sort.by];
  const parts = all.map((column) => ({
    name: column.name,
    width: leastWidth(column),
    stays: column.stays !== undefined || important.includes(column.name),
  }));
  const away = width === 0 || (isWideScreen && isOwnChoice) ? [] : overflowColumns(parts, { width });
  const result = away.join();
  useEffect(() => onAway(result === '' ? [] : result.split(',')), [result, onAway]);
  const columns = all.filter(({ name }) => !away.includes(name));
  return { box, columns: width === 0 ? columns : shrinkColumns(columns, width) };
}

/** 0 as long as it is not measured. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
