import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { followPointer, type Motion } from './follow-pointer.ts';
import './drag.css';

/*
 * One hook on pointer events, and no library: @atlaskit/pragmatic-drag-and-drop (Apache-2.0, about 5 kB and a package for each extra) builds on the
 * drag and drop of HTML, which has no ranges, no edges to resize by, no snapping while it moves, and no touch without a long press, so that three of
 * the five drags would stay outside of it. Neither brings keys: every page has its own for the same moves.
 */

type Handlers<Held, Spot> = {
  /** What a press picks up; undefined leaves the press to others. */
  pick: (event: PointerEvent, element: Element) => Held | undefined;
  /** Where it would be dropped: called with the press and each motion; undefined changes nothing, and before the first spot the press may still be a click. */
  over: (held: Held, motion: Motion, before: Spot | undefined) => Spot | undefined;
  drop: (held: Held, spot: Spot) => void;
};

/** An item, an edge or a range that follows a mouse or a pen, and a finger on a `dragHandle`; elsewhere a finger scrolls. Escape cancels. */
export function useDrag<Held, Spot>(handlers: Handlers<Held, Spot>) {
  const [dragged, setDragged] = useState<{ held: Held; spot: Spot }>();
  const latest = useRef(handlers);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    const element = event.target as Element;
    if (event.button !== 0 || (event.pointerType === 'touch' && !element.closest('[data-drag-handle]'))) return;
    const held = latest.current.pick(event, element);
    if (held === undefined) return;
    let spot: Spot | undefined;
    const move = (motion: Motion): void => {
      const next = latest.current.over(held, motion, spot);
      if (next === undefined) return;
      spot = next;
      setDragged({ held, spot: next });
    };
    stop.current?.();
    stop.current = followPointer(event.nativeEvent, {
      onMove: move,
      onRelease: () => {
        setDragged(undefined);
        if (spot !== undefined) latest.current.drop(held, spot);
      },
      onCancel: () => setDragged(undefined),
    });
    move({ byX: 0, byY: 0, element, altKey: event.altKey });
  };
  return { dragged, onPointerDown };
}

/** Marks the part of an item by which a finger can drag it. */
export const dragHandle = { 'data-drag-handle': true } as const;

/** The look of an item while it is dragged: above the others, and below the pointer where it leaves its list. */
export const draggedLook = (motion?: { byX: number; byY: number }) => ({
  'data-dragged': true,
  ...(motion && { style: { translate: `${motion.byX}px ${motion.byY}px` } }),
});

/** Marks the place where the item would be dropped. */
export const dropTarget = { 'data-drop-target': true } as const;
