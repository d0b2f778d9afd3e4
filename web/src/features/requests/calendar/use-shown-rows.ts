import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const around = 8;
const guessedHeight = 640;

/** Of many rows of one height those that are in sight, and a few around them; all of them on paper. */
export function useShownRows(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [top, setTop] = useState(0);
  const [room, setRoom] = useState(guessedHeight);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      setTop(element.scrollTop);
      setRoom(element.clientHeight || guessedHeight);
    };
    // Synchronous, because the browser measures the page right after `beforeprint`.
    const print = (is: boolean) => () => flushSync(() => setPrinting(is));
    const [before, after] = [print(true), print(false)];
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [box]);
  const first = isPrinting ? 0 : Math.max(0, Math.floor(top / height) - around);
  const last = isPrinting ? count : Math.min(count, Math.ceil((top + room) / height) + around);
  /** Scrolls until a row is in sight, and has it drawn. */
  const show = (row: number, headHeight: number) => {
    const element = box.current;
    if (!element) return;
    const below = (row + 1) * height - (room - headHeight);
    element.scrollTop = Math.max(Math.min(element.scrollTop, row * height), below, 0);
    setTop(Math.max(Math.min(top, row * height), below, 0));
  };
  return { first: Math.min(first, Math.max(0, count - 1)), last, show };
}
