import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { overflowColumns } from './columns/overflow-columns.ts';

const gap = 8;
/** The button that opens the rest, and the one that clears all. */
const buttons = 120;
const clearing = 110;

/** Keeps chips, each marked by `data-chip`, in one row of the box: which of them have no place in it. */
export function useOneRow(isOn: (name: string) => boolean): { box: RefObject<HTMLDivElement | null>; away: readonly string[] } {
  const box = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const chips = [...current.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => {
        const name = chip.dataset.chip ?? '';
        return { name, width: chip.offsetWidth, stays: isOn(name) };
      });
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      const inner = current.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
      const width = inner - (chips.some((chip) => chip.stays) ? clearing : 0);
      const next = overflowColumns(chips, { width, gap, more: buttons });
      setAway((before) => (before.join() === next.join() ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return { box, away };
}
