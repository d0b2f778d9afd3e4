import { type RefObject, useEffect, useState } from 'react';

const around = 400;
const guessedHeight = 640;

/** Of rows of different heights those that are in sight, and a little around them. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, offsets: readonly number[]) {
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(guessedHeight);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      setTop(element.scrollTop);
      setRoom(element.clientHeight || guessedHeight);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [box]);
  const count = offsets.length - 1;
  const first = Math.max(0, rowAt(offsets, top - around));
  const last = Math.min(count, rowAt(offsets, top + room + around) + 1);
  /** Scrolls until a row is in sight, and has it drawn. */
  const show = (row: number, headHeight: number) => {
    const element = box.current;
    if (!element) return;
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    const next = Math.max(0, Math.min(element.scrollTop, start), end - (room - headHeight));
    element.scrollTop = next;
    setTop(next);
  };
  return { first, last, show };
}

/** The last row that begins at or before a height. */
export function rowAt(offsets: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
