import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveBy, type Point, type View, zoomAt } from './org-chart-view.ts';

/** A press that moves less than this is a click. */
const clickSlack = 5;
/** Scale per pixel that the wheel turns. */
const wheelStep = 0.0015;

type Change = (change: (view: View) => View) => void;

/** Wheel, one finger or the mouse, and two fingers change the view. */
export function usePanZoom(stage: RefObject<HTMLDivElement | null>, change: Change) {
  const held = useRef(new Map<number, Point>());
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(change);
  latest.current = change;

  useEffect(() => {
    const element = stage.current;
    // React listens passively, which would let the page scroll as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      const speed = event.ctrlKey ? 4 * wheelStep : wheelStep;
      latest.current((view) => zoomAt(view, Math.exp(-pixels * speed), pointIn(element, event)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) held.current.set(event.pointerId, pointIn(stage.current, event));
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(stage.current, event);
    const [other] = [...held.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    if (!isHeld && !other && distance(before, now) < clickSlack) return;
    stage.current?.setPointerCapture(event.pointerId);
    setHeld(true);
    held.current.set(event.pointerId, now);
    const [right, down] = [now.x - before.x, now.y - before.y];
    if (!other) return change((view) => moveBy(view, right, down));
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    change((view) => zoomAt(moveBy(view, right / 2, down / 2), factor, middle(now, other)));
  };

  const onPointerUp = (event: PointerEvent) => {
    held.current.delete(event.pointerId);
    if (held.current.size === 0) setHeld(false);
  };

  return { isHeld, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}

function pointIn(stage: HTMLElement | null, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const at = stage?.getBoundingClientRect();
  return { x: clientX - (at?.left ?? 0), y: clientY - (at?.top ?? 0) };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
