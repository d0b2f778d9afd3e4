import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { overflowColumns } from '../crud/list/columns/overflow-columns.ts';
import { useBreakpoint } from '../platform/breakpoints.ts';

const gap = 24;
/** The button that opens the rest. */
const more = 72;

/** Which tabs of a row, each marked by `data-tab`, have no room in it; on phones the row scrolls instead. */
export function useTabsInRoom(staying: readonly (string | undefined)[]): {
  box: RefObject<HTMLDivElement | null>;
  away: readonly string[];
} {
  const { md: isWide } = useBreakpoint();
  const box = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const tabs = [...current.querySelectorAll<HTMLElement>('[data-tab]')].map(({ dataset: { tab = '' }, offsetWidth: width }) => ({
        name: tab,
        width,
        stays: staying.includes(tab),
      }));
      const next = isWide ? overflowColumns(tabs, { width: current.clientWidth, gap, more }) : [];
      setAway((before) => (before.join() === next.join() ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return { box, away };
}
