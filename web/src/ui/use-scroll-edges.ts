import { type RefObject, useEffect, useRef } from 'react';

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
