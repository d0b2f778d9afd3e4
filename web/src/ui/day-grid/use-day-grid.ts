import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { gridStep } from './grid-step.ts';
import { focusPlace, type Place, placeAt } from './place.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

type Given = {
  /** Their number; or, so that only rows in sight are drawn, their `offsetsOf`. */
  rows: number | readonly number[];
  columns: number;
  /** The column of today: keys begin there, and it is in view from the start. */
  today?: number | undefined;
  /** A click, Enter or Space. */
  onOpen?: ((place: Place) => void) | undefined;
  /** More keys; true if it has handled one. */
  onKey?: ((event: KeyboardEvent, place: Place | undefined) => boolean) | undefined;
  /** The nearest row that keys can reach, in this direction first. */
  nearest?: ((row: number, direction: 1 | -1) => number) | undefined;
};

/** The keys of a grid: it is one stop of the Tab key; inside, arrows, Home, End, Page Up and Page Down move. */
export function useDayGrid({ rows, columns, today, onOpen, onKey, nearest = (row) => row }: Given) {
  const box = useRef<HTMLDivElement>(null);
  const { first, last, count, show, padding } = useRowsInSight(box, rows);
  const [active, setActive] = useState<Place>({ row: 0, column: Math.max(0, today ?? 0) });
  const size = { rows: count, columns };
  const at = { row: nearest(Math.min(active.row, size.rows - 1), 1), column: Math.min(active.column, columns - 1) };
  useTodayInView(box, today !== undefined);

  const goTo = (place: Place): void => {
    flushSync(() => {
      setActive(place);
      show(place.row);
    });
    focusPlace(box.current, place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeAt(event.target);
    if (onKey?.(event, place)) return event.preventDefault();
    if (!place) return;
    if (onOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return onOpen(place);
    }
    const next = gridStep(place, event.key, size, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    goTo({ ...next, row: nearest(next.row, next.row < place.row ? -1 : 1) });
  };
  const onClick = ({ target }: MouseEvent): void => {
    const place = placeAt(target);
    if (!place) return;
    setActive(place);
    onOpen?.(place);
  };
  return { box, at, setActive, first, last, padding, goTo, table: { onKeyDown, onClick } };
}

/** Scrolls today into view where the days are wider than the screen. */
function useTodayInView(box: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const head = isWanted ? box.current?.querySelector<HTMLElement>('thead [aria-current]') : undefined;
    const width = box.current?.clientWidth ?? 0;
    if (head && box.current && head.offsetLeft > width * 0.75) box.current.scrollLeft = head.offsetLeft - width / 2;
  }, [box, isWanted]);
}
