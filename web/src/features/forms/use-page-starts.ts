import { type RefObject, useLayoutEffect, useState } from 'react';
import { pageStarts } from './pieces.ts';

/** Of a page of 297 mm, what lies between the margins; the margin at the foot also takes what a printer wraps differently. */
const contentHeight = 297 - 22 - 26;
const pageWidth = 210;

/**
 * Where pages begin, measured on what is drawn: how tall a piece is depends on the width of the sheet alone, not on the page it
 * stands on, so measuring after each drawing settles at once.
 */
export function usePageStarts(sheet: RefObject<HTMLElement | null>, content: unknown): number[] {
  const [starts, setStarts] = useState([0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has other heights
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const measure = () => {
      const pieces = [...element.querySelectorAll<HTMLElement>('[data-piece]')];
      const heights = pieces.map((piece) => piece.getBoundingClientRect().height);
      const next = pageStarts(heights, (element.clientWidth / pageWidth) * contentHeight);
      setStarts((known) => (known.join() === next.join() ? known : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [sheet, content]);

  return starts;
}
