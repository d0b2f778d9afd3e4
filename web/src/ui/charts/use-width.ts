import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width before the first measurement. */
const assumed = 600;
/** A sheet of paper is about this wide, in pixels. */
const onPaper = 640;

/** How wide a box is on screen or on paper, so that its labels can be thinned out. */
export function useWidth<T extends HTMLElement>(): { box: RefObject<T | null>; width: number } {
  const box = useRef<T>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => current.clientWidth > 0 && setWidth(current.clientWidth);
    const beforePrint = () => flushSync(() => setWidth((now) => Math.min(now, onPaper)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', measure);
    };
  }, []);
  return { box, width };
}
