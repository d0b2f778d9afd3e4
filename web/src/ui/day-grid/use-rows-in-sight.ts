import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowAt } from './row-offsets.ts';

const around = 400;
const guessedHeight = 640;

const none: readonly number[] = [0];

/** The rows in sight, and a few around them; all rows on paper, and all if `rows` is only their number. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, rows: number | readonly number[]) {
  const areAllDrawn = typeof rows === 'number';
  const offsets = areAllDrawn ? none : rows;
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(guessedHeight);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || areAllDrawn) return;
    const measure = () => {
      setTop(element.scrollTop);
      setRoom(element.clientHeight || guessedHeight);
    };
    // Synchronous, because the browser measures the page right after `beforeprint`.
    const print = (is: boolean) => () => flushSync(() => setPrinting(is));
    const listeners = new AbortController();
    const { signal } = listeners;
    measure();
    element.addEventListener('scroll', measure, { passive: true, signal });
    window.addEventListener('resize', measure, { signal });
    window.addEventListener('beforeprint', print(true), { signal });
    window.addEventListener('afterprint', print(false), { signal });
    return () => listeners.abort();
  }, [box, areAllDrawn]);
  const count = areAllDrawn ? rows : offsets.length - 1;
  const first = isPrinting || areAllDrawn ? 0 : Math.max(0, rowAt(offsets, top - around));
  const last = isPrinting || areAllDrawn ? count : Math.min(count, rowAt(offsets, top + room + around) + 1);
  /** Scrolls until a row is in sight, and has it drawn. */
  const show = (row: number) => {
    const element = box.current;
    if (!element || areAllDrawn) return;
    const head = element.querySelector('thead')?.offsetHeight ?? 0;
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    const next = Math.max(0, Math.min(element.scrollTop, start), end - (room - head));
    element.scrollTop = next;
    setTop(next);
  };
  /** The room of the rows that are not drawn. */
  const padding = areAllDrawn
    ? undefined
    : { paddingBlockStart: offsets[first] ?? 0, paddingBlockEnd: (offsets[count] ?? 0) - (offsets[last] ?? 0) };
  return { first, last, count, show, padding };
}
