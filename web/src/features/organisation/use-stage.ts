import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Direction, drawPicture, type Picture } from './org-chart-layout.ts';
import { centreOn, firstView, fitIn, isInSight, moveBy, type Size, type View, zoomAt } from './org-chart-view.ts';
import type { OrgChart } from './use-org-chart.ts';
import { usePanZoom } from './use-pan-zoom.ts';

/** The picture and how it lies in its window. */
export function useStage(stage: RefObject<HTMLDivElement | null>, { rows, wish }: OrgChart, direction: Direction) {
  const picture = useMemo(() => drawPicture(rows, direction), [rows, direction]);
  const [view, setView] = useState<View>();
  const change = useCallback((to: (view: View) => View) => setView((before) => before && to(before)), []);
  const { isHeld, handlers } = usePanZoom(stage, change);
  const shown = useRef<{ picture: Picture; direction: Direction }>(undefined);

  useLayoutEffect(() => {
    const frame = sizeOf(stage.current);
    const before = shown.current;
    shown.current = { picture, direction };
    if (before?.direction !== direction) return setView(firstView(picture, frame, direction));
    if (before.picture !== picture) change((now) => holdStill(now, before.picture, picture));
  }, [stage, picture, direction, change]);

  useLayoutEffect(() => {
    const frame = sizeOf(stage.current);
    const drawn = shown.current;
    if (!wish || !drawn) return;
    const wished = drawn.picture.cards.find(({ row }) => row.department.id === wish.id);
    if (wished) change((now) => centreOn(wished, frame, Math.max(now.scale, 0.8)));
    else setView(firstView(drawn.picture, frame, drawn.direction));
  }, [stage, wish, change]);

  return {
    picture,
    view,
    isHeld,
    handlers,
    fit: () => setView(fitIn(picture, sizeOf(stage.current))),
    zoom: (factor: number) => {
      const { width, height } = sizeOf(stage.current);
      change((now) => zoomAt(now, factor, { x: width / 2, y: height / 2 }));
    },
    /** Moves the focus to a card, and the picture only if the card lies outside the window. */
    reveal: (id: number) => {
      const wanted = picture.cards.find(({ row }) => row.department.id === id);
      const frame = sizeOf(stage.current);
      if (wanted) change((now) => (isInSight(wanted, now, frame) ? now : centreOn(wanted, frame, now.scale)));
      stage.current?.querySelector<HTMLElement>(`[data-department="${id}"]`)?.focus({ preventScroll: true });
    },
  };
}

const sizeOf = (stage: HTMLElement | null): Size => ({ width: stage?.clientWidth || 1, height: stage?.clientHeight || 1 });

/** Opening and closing moves the cards; the one that was opened or closed keeps its place on the screen. */
function holdStill(view: View, before: Picture, after: Picture): View {
  const pairs = after.cards.flatMap((now) => {
    const then = before.cards.find(({ row }) => row.department.id === now.row.department.id);
    return then ? [{ then, now }] : [];
  });
  const pair = pairs.find(({ then, now }) => then.row.isOpen !== now.row.isOpen) ?? pairs[0];
  return pair ? moveBy(view, (pair.then.x - pair.now.x) * view.scale, (pair.then.y - pair.now.y) * view.scale) : view;
}
