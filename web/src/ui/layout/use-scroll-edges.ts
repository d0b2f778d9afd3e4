import { type RefObject, useEffect, useRef } from 'react';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** Marks on which sides of a box more is to be seen; the columns that stay cast their shadow there. */
export function useScrollEdges(given?: RefObject<HTMLDivElement | null>): RefObject<HTMLDivElement | null> {
  const own = useRef<HTMLDivElement>(null);
  const box = given ?? own;
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const mark = () => {
      const past = Math.abs(current.scrollLeft);
      current.toggleAttribute('data-more-before', past > 0);
      current.toggleAttribute('data-more-after', past + current.clientWidth < current.scrollWidth - 1);
      // A scrolling box must be reachable by keyboard, through a control inside it or else by itself.
      const needsStop = current.scrollWidth > current.clientWidth + 1 && !current.querySelector(stops);
      if (needsStop) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(mark);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, [box]);
  return box;
}
